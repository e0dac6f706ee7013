/**
 * What a maintainer adds to a kind, or as a kind, and where it is then: in a copy of the engine.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const COPY = resolve('.cache/added');
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

type Edits = Readonly<Record<string, readonly [found: string, put: string][] | string>>;
type Json = Record<string, unknown>;
type Probe = {
  files: Record<string, string>;
  /** The CV as its page has it, and as it is set in print. */
  page: unknown;
  print: unknown;
  person: Json;
  imported: { kind: string; fields: Json }[];
  ask: { kind: string; label: string; lines: { text: string }[] }[];
  told: Record<'projects' | 'patents', string[]>;
  ofKinds: Record<
    'projects' | 'patents',
    { template: string; editor: { properties: Record<string, Json> } }
  >;
};

/** Changes a copy of the engine, gives it content, and tells what becomes of that. */
function probe(edits: Edits, content: Record<string, string>): Probe {
  const root = COPY;
  rmSync(root, { recursive: true, force: true });
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const part of ['src', 'functions', 'tests/surfaces/probe.ts', 'package.json'])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, edit] of Object.entries(edits)) {
    if (typeof edit === 'string') put(file, edit);
    else {
      let text = readFileSync(join(root, file), 'utf8');
      for (const [found, replacement] of edit) {
        expect(text, `${file} has no ${found}`).toContain(found);
        text = text.replace(found, replacement);
      }
      put(file, text);
    }
  }
  put('content/profile.md', '---\nname: Ada Example\nheadline: Maker\nupdated: 2026-11-20\n---\n');
  for (const [file, text] of Object.entries(content)) put(`content/${file}`, text);
  const out = execFileSync(
    process.execPath,
    ['tests/surfaces/probe.ts', join(root, 'content'), 'projects', 'patents'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, env: { PATH: process.env['PATH'] } },
  );
  return JSON.parse(out) as Probe;
}

const PATENT = `import { date, kind, nullable, required, text } from '../field.ts';
import { details_markdown, id, inList, ordered, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  title: required(text(200), 'The title as granted.', 'Example loom'),
  date: nullable(date, 'When it was granted.', '2024'),
  details_markdown,
  ...inList('/api/experience#'),
  ...undated,
  ...ordered,
};
export const patent = kind('patent', 'A patent.', fields, { newestBy: ['date'], places });
`;
const PLACES = `import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'patents', role: 'plain', title: 'title' },
  compact: ['title', 'url'],
  resume: { list: 'awards', members: { title: 'title', date: 'date' } },
  person: { members: { award: 'title' } },
  ask: {
    kind: 'patent',
    label: ['title'],
    start: 'date',
    values: { title: 'title' },
    sentences: [{ told: ['details_markdown'] }],
  },
} as const satisfies Places;
`;

/** Both at once: a copy, and a process that loads it, cost more than all that is asked of it. */
const made = probe(
  {
    'src/kinds/project/project.ts': [
      [
        '  start: f.nullable(f.date',
        "  client: f.optional(f.text(160), 'Who ordered it.', 'Example Agency'),\n" +
          '  start: f.nullable(f.date',
      ],
    ],
    'src/kinds/project/places.ts': [
      ["line: ['role',", "line: ['role', 'client',"],
      ["    'role',\n    'start',", "    'role',\n    'client',\n    'start',"],
      ["roles: { joined: 'role' },", "roles: { joined: 'role' },\n      client: 'client',"],
      ["{ told: ['role'] }", "{ told: ['role', 'client'] }"],
    ],
    'src/kinds/patent/patent.ts': PATENT,
    'src/kinds/patent/places.ts': PLACES,
    'src/kinds/kinds.ts': [
      ['import { project }', "import { patent } from './patent/patent.ts';\nimport { project }"],
      ['  projects: project,', '  patents: patent,\n  projects: project,'],
    ],
    'functions/answers/languages/table.json': [
      ['"kinds": {', '"kinds": { "patent": "patent | Patent | brevet | patente",'],
      [
        '"nouns": {',
        '"nouns": { "patent": "patent / patents | Patent / Patente | brevet / brevets | ' +
          'patente / patentes",',
      ],
    ],
    'src/labels/en.json': [
      ['{', '{ "project.client": "Ordered by", "sections.patents": "Patents",'],
    ],
  },
  {
    'projects/loom.md': [
      '---\ntitle: Loom\nsummary: A loom.\nclient: Weavers of Lodz\nevidence_level: self-claim',
      'evidence_note: Told by its maker.\nupdated: 2026-11-20\n---\n',
    ].join('\n'),
    'patents/old.md': '---\ntitle: Spindle\ndate: 1999\nupdated: 2026-11-20\n---\n',
    'patents/loom.md': '---\ntitle: Loom\ndate: 2024\nupdated: 2026-11-19\n---\nIt weaves.\n',
  },
);

test('a field that is added to a folder of a kind stands in every place, with its label', () => {
  const { files, page, print, imported, ask, ofKinds } = made;
  const { template, editor } = ofKinds.projects;
  const json = (file: string) => JSON.parse(files[file] ?? 'null');
  const compact = json('variants/api/projects/compact.json');
  const { definitions = {}, $defs = definitions } = json('api/schema.json');
  const resume = json('resume.json');

  expect(json('api/projects.json').projects[0]).toMatchObject({ client: 'Weavers of Lodz' });
  expect(json('api/projects/loom.json')).toMatchObject({ client: 'Weavers of Lodz' });
  expect(json('api/manifest.json').projects[0]).toMatchObject({ client: 'Weavers of Lodz' });
  expect(compact.projects[0]).toMatchObject({ client: 'Weavers of Lodz' });
  expect(files['projects/loom.md']).toContain('Ordered by: Weavers of Lodz');
  expect(files['projects.md']).toContain('Weavers of Lodz');
  expect(files['cv.md']).toContain('Weavers of Lodz');
  for (const cv of [page, print]) expect(JSON.stringify(cv)).toContain('Weavers of Lodz');
  expect(files['llms-full.txt']).toContain('client: Weavers of Lodz');
  expect($defs.Project.properties.client).toEqual({
    type: 'string',
    description: 'Who ordered it.',
  });
  const schemas: { properties?: Record<string, object> }[] = Object.values(
    json('openapi.json').components.schemas,
  );
  const said = schemas.flatMap(({ properties }) => properties?.['client'] ?? []);
  expect(said).toContainEqual(expect.objectContaining({ description: 'Who ordered it.' }));
  expect(resume.projects[0]).toMatchObject({ name: 'Loom', client: 'Weavers of Lodz' });
  expect(imported.find(({ kind }) => kind === 'projects')?.fields).toMatchObject({
    title: 'Loom',
    client: 'Weavers of Lodz',
  });
  expect(ask.find(({ kind }) => kind === 'project')?.lines.map(({ text }) => text)).toContain(
    'Weavers of Lodz',
  );
  expect(template).toContain('## Who ordered it. At most 160 characters.\n#client: ""\n');
  expect(editor.properties['client']).toMatchObject({
    description: 'Who ordered it.',
    maxLength: 160,
  });
});

test('a kind is a folder, its name in the list of kinds, and its words', () => {
  const { files, page, print, person, ask, told, ofKinds } = made;
  const { template, editor } = ofKinds.patents;
  const json = (file: string) => JSON.parse(files[file] ?? 'null');
  const loom = {
    id: 'loom',
    title: 'Loom',
    date: '2024',
    details_markdown: 'It weaves.',
    url: 'https://example.org/api/experience#loom',
  };

  expect(json('api/experience.json').patents).toEqual([
    { ...loom, path: '/api/experience#loom', last_modified: '2026-11-19T00:00:00Z' },
    expect.objectContaining({ title: 'Spindle', details_markdown: null }),
  ]);
  expect(json('variants/api/experience/compact.json').patents[0]).toEqual({
    title: 'Loom',
    url: loom.url,
  });
  expect(json('api/manifest.json').patents[0]).toEqual(loom);
  expect(files['api/experience.md']).toContain('Loom');
  expect(files['experience.md']).toMatch(/## Patents\n[\s\S]*Loom[\s\S]*It weaves\./);
  expect(JSON.stringify(page)).toContain('It weaves.');
  expect(JSON.stringify(print)).toContain('Loom');
  expect(person).toMatchObject({ award: ['Loom', 'Spindle'] });
  expect(files['cv.md']).toMatch(/## Patents\n[\s\S]*Loom\n\n2024/);
  expect(json('openapi.json').components.schemas.Patent.description).toBe('A patent.');
  expect(json('resume.json').awards[0]).toEqual({ title: 'Loom', date: '2024' });
  expect(ask.filter(({ kind }) => kind === 'patent').map(({ label }) => label)).toEqual([
    'Loom',
    'Spindle',
  ]);
  const list = '2 patents: Loom, 2024; Spindle, 1999.';
  expect(told.patents).toEqual([list, list, expect.stringContaining(list)]);
  expect(template).toContain('# The title as granted. At most 200 characters.\ntitle: "A title"\n');
  expect(editor.properties['title']).toMatchObject({ description: 'The title as granted.' });
});
