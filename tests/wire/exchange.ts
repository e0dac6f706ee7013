/** One request, what was answered, and the file that a recording of them is. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

export type Asked = {
  /** Id of the row, or what else is asked for: `page`, `mcp tools/list`. */
  of: string;
  method: string;
  /** `{{name}}` in path, headers and body stands for what an earlier answer told. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Depends on what was stored: asked in order, one at a time; ids and times are no difference. */
  live: boolean;
  /** Members of the answer to keep, by the name under which later requests use them. */
  keep?: Record<string, string>;
};

export type Answer = { status: number; headers: Record<string, string>; body: string };

export type Exchange = { asked: Asked; answer: Answer };

/** Bodies by their hash: most stand under several addresses. */
type File = { exchanges: Exchange[]; bodies: Record<string, string> };

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Writes a recording as one compressed file. */
export function writeExchanges(path: string, exchanges: readonly Exchange[]): void {
  const bodies: File['bodies'] = {};
  const short = exchanges.map(({ asked, answer }) => {
    const hash = hashOf(answer.body);
    bodies[hash] = answer.body;
    return { asked, answer: { ...answer, body: hash } };
  });
  writeFileSync(path, gzipSync(JSON.stringify({ exchanges: short, bodies })));
}

/** Reads it. Throws where the file is missing or no recording. */
export function readExchanges(path: string): Exchange[] {
  const { exchanges, bodies } = JSON.parse(gunzipSync(readFileSync(path)).toString()) as File;
  return exchanges.map(({ asked, answer }) => ({
    asked,
    answer: { ...answer, body: bodies[answer.body] ?? '' },
  }));
}
