// A game's line as a text short enough for a link: `TR1.<hash of the pack>.<packed record>`. No state is in it.
import { plainTimeline, type Result, type Save, type World } from '../engine';
import { readDecisions, writeDecisions } from './decisionCode';
import { fieldsOf, reasonOf } from './fields';
import type { FileProblem } from './notices';
import { beginningIn, type GameRecord } from './opening';

const mark = 'TR';
const version = 1;
const form = /^TR(\d+)\.([0-9a-f]+)\.([\w-]+)$/;

const problem = (code: FileProblem['code'], path: string, reason: string): { ok: false; error: FileProblem } => ({
  ok: false,
  error: { code, path, reason },
});

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes in the letters of a link. */
function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesIn = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const lineEnd = 10;

/** The code of a save's line. */
export async function codeOf(world: World, { name, seed, script, variants, decisions }: Save): Promise<string> {
  const head = new TextEncoder().encode(JSON.stringify({ name, seed, script, variants }));
  const bytes = Uint8Array.from([...head, lineEnd, ...writeDecisions(world, decisions)]);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return `${mark}${version}.${world.hash}.${lettersOf(packed)}`;
}

function recordOf(world: World, bytes: Uint8Array): GameRecord | null {
  const end = bytes.indexOf(lineEnd);
  const head: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  const beginning = beginningIn(head);
  const { name } = fieldsOf(head);
  if (!beginning || typeof name !== 'string') return null;
  const decisions = readDecisions(world, bytes.subarray(end + 1));
  return { name, ...beginning, decisions, timeline: plainTimeline(decisions.length), state: null };
}

/** The record in a code, still to be played; or why there is none. Spaces around it and a link before it do not matter. */
export async function recordIn(world: World, text: string): Promise<Result<GameRecord, FileProblem>> {
  const [, made, hash, letters] = form.exec(text.trim().replace(/^.*[#?&=]/s, '')) ?? [];
  if (made === undefined || hash === undefined || letters === undefined) return problem('notASave', '', 'not a code');
  if (Number(made) > version) return problem('tooNew', '', `${made} > ${version}`);
  if (hash !== world.hash) return problem('otherPack', '', hash);
  try {
    const value = recordOf(world, await through(bytesIn(letters), new DecompressionStream('deflate-raw')));
    return value ? { ok: true, value } : problem('corrupt', '', 'no beginning');
  } catch (error) {
    return problem('corrupt', '', reasonOf(error));
  }
}
