// Who may import whom in src, and that nothing imports itself in a circle.
import type { Source } from './sources';
import { type Import, importsOf, target } from './syntax';

interface Layer {
  /** Layers whose files may be imported; the engine only by its door. */
  layers: string[];
  packages: RegExp;
}

const layers: Record<string, Layer> = {
  data: { layers: [], packages: /^$/ },
  engine: { layers: [], packages: /^(immer|valibot|pure-rand(\/.*)?)$/ },
  bots: { layers: ['engine'], packages: /^(pure-rand\/|valibot$)/ },
  lab: { layers: ['engine', 'bots', 'data'], packages: /^(node:|pure-rand\/)/ },
  store: { layers: ['engine', 'bots', 'data', 'lab'], packages: /^(immer|idb-keyval|zustand(\/.*)?)$/ },
  ui: { layers: ['engine', 'store'], packages: /^(react|react-dom|zustand|d3-[a-z]+|@observablehq\/plot)(\/.*)?$/ },
};

const door = 'src/engine';
/** Documents that are shown in the program, as text, and the layer that shows them. */
const documents = /^docs\/(rules|rules\.ja|glossary)\.md$/;
const changing = ['decide', 'applyInPlace'];
const mayChange = ['engine', 'bots', 'lab', 'store'];

function layerOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
}

function mayImport(own: string, layer: Layer, to: string): boolean {
  if (own === 'ui' && documents.test(to)) return true;
  if (!to.startsWith('src/')) return layer.packages.test(to);
  const other = layerOf(`${to}/`);
  if (other === own) return true;
  return layer.layers.includes(other) && (other !== 'engine' || to === door);
}

function takesChanging(own: string, to: string, { names }: Import): boolean {
  return to === door && !mayChange.includes(own) && names.some((name) => name === '*' || changing.includes(name));
}

/** Data has no code but one file, which puts its tables together. */
function codeInData(source: Source): string[] {
  if (source.path !== 'src/data/pack.ts') return [`${source.path}: data has no code`];
  const others = importsOf(source).filter(({ from }) => !/^\.\/\w+\.json$/.test(from));
  return others.map(({ from }) => `${source.path} may not import ${from}`);
}

/** A combat model is reached only through the interface that chooses it, so that another can take its place. */
export function directCombat(source: Source): string[] {
  if (source.path === 'src/engine/combat/model.ts') return [];
  const models = importsOf(source).filter(({ from }) => target(source.path, from) === 'src/engine/combat/d6Model');
  return models.map(({ from }) => `${source.path} may not import ${from}`);
}

/** Imports of a file in src that the layers forbid, and files outside every layer. */
export function forbiddenImports(source: Source): string[] {
  const own = layerOf(source.path);
  const layer = layers[own];
  if (!layer) return [`${source.path} belongs to no layer`];
  if (own === 'data') return codeInData(source);
  return importsOf(source).flatMap((taken) => {
    const to = target(source.path, taken.from);
    if (!mayImport(own, layer, to)) return [`${source.path} may not import ${taken.from}`];
    return takesChanging(own, to, taken)
      ? [`${source.path} may not take ${taken.names.join(', ')} from the engine`]
      : [];
  });
}

function importGraph(sources: readonly Source[]): Map<string, string[]> {
  const files = sources.map((source) => [target(source.path, `./${source.path.split('/').at(-1)}`), source] as const);
  const known = new Set(files.map(([name]) => name));
  return new Map(
    files.map(([name, source]) => [
      name,
      importsOf(source)
        .map(({ from }) => target(source.path, from))
        .filter((to) => known.has(to)),
    ]),
  );
}

/** Circles of imports (types included), each as its files in order. */
export function importCycles(sources: readonly Source[]): string[] {
  const graph = importGraph(sources);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
