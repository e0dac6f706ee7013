/**
 * `npm run rooms`: draws rooms and arrows into AGENTS.md, from the imports that there are. Layers
 * are told here; what is in none, or imports from a layer above its own, is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { importsOf, sourceFiles } from '../support/imports.ts';

/** From the top: who stands higher imports from the same layer or from below. */
const LAYERS: readonly { name: string; rooms: readonly string[] }[] = [
  { name: 'mounts', rooms: ['netlify', 'functions/standalone', 'astro.config.mjs'] },
  {
    name: 'what is asked for',
    rooms: [
      ...['functions/mcp', 'functions/a2a', 'functions/doctor'],
      ...['src/pages', 'src/console', 'src/cli', 'src/package'],
    ],
  },
  {
    name: 'what answers',
    rooms: ['functions/gateway', 'functions/operations', 'src/audit', 'src/layouts'],
  },
  {
    name: 'what they share',
    rooms: [
      'functions/steps',
      'functions/http',
      'functions/events',
      'src/components',
      'src/renderer',
      'src/evidence',
    ],
  },
  {
    name: 'means',
    rooms: [
      ...['functions/answers', 'functions/risk', 'functions/store', 'functions/table'],
      ...['src/profile', 'src/print', 'src/social'],
    ],
  },
  { name: 'surfaces', rooms: ['src/surfaces', 'src/texts', 'src/browser'] },
  {
    name: 'kinds and documents',
    rooms: ['src/kinds', 'src/face', 'src/pictures', 'src/documents', 'src/writers'],
  },
  { name: 'words and shapes', rooms: ['src/schemas', 'src/labels', 'src/*.ts'] },
];

const [START, END] = ['<!-- rooms: npm run rooms -->\n', '<!-- /rooms -->\n'];

/** The room of a file; the few files of src/ that stand in no folder are one. */
function roomOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] === 'netlify' || parts.length === 1) return parts[0] ?? '';
  return parts.length === 2 ? `${parts[0]}/*.ts` : parts.slice(0, 2).join('/');
}

/** Files of src/ that tie rooms together for a program: where they stand is no layer. */
const TIES = /^src\/(apart|content\.config|published)\.ts$/;

/** Whom each room imports. */
function graphOf(): Map<string, Set<string>> {
  const files = sourceFiles();
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    if (TIES.test(file)) continue;
    const room = roomOf(file);
    const targets = graph.get(room) ?? new Set();
    graph.set(room, targets);
    for (const { target } of importsOf(file, text))
      if (target && files.has(target) && !TIES.test(target) && roomOf(target) !== room)
        targets.add(roomOf(target));
  }
  return graph;
}

/** Every room that one leads to, by however many steps. */
function reached(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const found = new Set(graph.get(from));
  for (const room of found) for (const next of graph.get(room) ?? []) found.add(next);
  return found;
}

/** What is wrong with the layers, each in a line. */
export function mistakes(): string[] {
  const graph = graphOf();
  const layerOf = (room: string) => LAYERS.findIndex(({ rooms }) => rooms.includes(room));
  const told = LAYERS.flatMap(({ rooms }) => rooms);
  return [
    ...[...graph.keys()].filter((room) => layerOf(room) < 0).map((room) => `in no layer: ${room}`),
    ...told.filter((room) => !graph.has(room)).map((room) => `is not there: ${room}`),
    ...[...graph].flatMap(([room, targets]) =>
      [...targets]
        .filter((target) => layerOf(target) < layerOf(room))
        .map((target) => `goes up: ${room} imports ${target}`),
    ),
  ];
}

/** The drawing: a block a layer, its rooms, and the arrows that no way by other rooms tells. */
export function drawing(): string {
  const graph = graphOf();
  const lines = LAYERS.flatMap(({ name, rooms }, at) => [
    `${at + 1} ${name}`,
    ...rooms.map((room) => {
      const targets = [...(graph.get(room) ?? [])];
      const direct = targets.filter(
        (target) => !targets.some((other) => other !== target && reached(graph, other).has(target)),
      );
      return `  ${room.padEnd(22)}${direct.length > 0 ? `-> ${direct.sort().join('  ')}` : ''}`.trimEnd();
    }),
  ]);
  return ['```text', ...lines, '```', ''].join('\n');
}

/** AGENTS.md with the drawing of today. */
export function withDrawing(text: string): string {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`AGENTS.md has no place between ${START}and ${END}`);
  return `${before}${START}${drawing()}${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const mistake of mistakes()) {
    console.error(mistake);
    process.exitCode = 1;
  }
  writeFileSync('AGENTS.md', withDrawing(readFileSync('AGENTS.md', 'utf8')));
}
