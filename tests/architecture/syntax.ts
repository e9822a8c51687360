// Reads a source file's syntax tree and its imports.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources';

/** A node of the syntax tree (ESTree with TypeScript). */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** One import or re-export: where from, and the names taken ('*' for all, 'default' for the default). */
export interface Import {
  from: string;
  names: string[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** All nodes of a tree, parents first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child);
}

/** The syntax tree's nodes. Throws if the text cannot be parsed. */
export function parse({ path, text }: Source): Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return [...nodesOf(program)];
}

/** `path:line` of a node. */
export function place({ path, text }: Source, node: Node): string {
  return `${path}:${text.slice(0, node.start).split('\n').length}`;
}

function literal(value: unknown): string | null {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null;
}

/** The name an identifier or a string-named binding has. */
export function nameOf(value: unknown): string | null {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : literal(value);
}

function namesTaken(node: Node): string[] {
  if (node.type === 'ExportAllDeclaration') return ['*'];
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
  return specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return nameOf(specifier['imported'] ?? specifier['local']) ?? '*';
  });
}

function importOf(node: Node): Import | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const from = literal(node['source']);
      return from === null ? null : { from, names: namesTaken(node) };
    }
    case 'ImportExpression':
    case 'TSImportType':
      return { from: literal(node['source']) ?? '?', names: ['*'] };
    case 'NewExpression':
      return workerOf(node);
    default:
      return null;
  }
}

/** `new URL('./file', import.meta.url)`, the way to name a worker's file. */
function workerOf(node: Node): Import | null {
  const [file, base] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const from = literal(file);
  const isFile = nameOf(node['callee']) === 'URL' && isNode(base) && base.type === 'MemberExpression';
  return isFile && from !== null ? { from, names: ['*'] } : null;
}

/** Everything a file takes from elsewhere, static, dynamic, as a type or as a worker. */
export function importsOf(source: Source): Import[] {
  return parse(source).flatMap((node) => importOf(node) ?? []);
}

/** The path an import means: a file of the project without its ending, or a package's name as written. */
export function target(importer: string, from: string): string {
  if (!from.startsWith('.')) return from;
  const path = posix.join(posix.dirname(importer), from.replace(/\?.*$/, ''));
  return path.replace(/\.(ts|tsx)$/, '').replace(/\/index$/, '');
}
