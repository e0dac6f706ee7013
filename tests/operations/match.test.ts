/** POST /api/agent/match: records that speak to requirements, never a judgement. */
import { expect, test } from 'vitest';
import { requirementsIn } from '../../src/schemas/posting.ts';
import { profile } from '../ask/profiles.ts';
import { everything, failure, house } from './service.ts';

type Result = {
  found: string;
  records: { url: string; standing: string | null; start: string | null; end: string | null }[];
};

async function matched(requirements: string[], name?: string) {
  const one = house(name ? { snapshot: await profile(name) } : {});
  const response = await one.post('/api/agent/match', { requirements });
  expect(response.status).toBe(200);
  expect(await everything(one.stores)).toEqual({});
  return (await response.json()) as Record<string, unknown> & { results: Result[] };
}

test('each requirement gets records with their own dates, or not_stated; no word of a yes', async () => {
  const told = await matched([
    'A doctorate in mathematics',
    'Experience in writing compilers',
    'Certified scuba diving instructor',
  ]);
  expect(told.results.map(({ found }) => found)).toEqual(['records', 'records', 'not_stated']);
  const isDoctorate = ({ url }: { url: string }) => url.endsWith('#yale-phd');
  expect(told.results[0]?.records.find(isDoctorate)).toEqual({
    url: 'http://localhost:11906/api/experience#yale-phd',
    label: 'Ph.D., Mathematics, Yale University, 1934',
    snippet: expect.any(String),
    evidence_level: 'external-validation',
    human_url: 'http://localhost:11906/experience#entry-yale-phd',
    start: null,
    end: '1934',
    standing: null,
  });
  expect(told.results[2]?.records).toEqual([]);
  for (const { records } of told.results) expect(records.length).toBeLessThanOrEqual(3);
  expect(JSON.stringify(told)).not.toMatch(/"(score|match|matches|yes)"|\bqualif|scuba/i);
});

test('a life is no time that is told of what a person brings', async () => {
  const { results } = await matched(['Fluent English']);
  const person = results[0]?.records.find(({ url }) => url.endsWith('/api/profile'));
  expect(person).toMatchObject({ start: null, end: null });
});

test('what is unfinished or over is given as that, and as nothing else', async () => {
  const one = house();
  const { manifest } = one.snapshot;
  const { collaboration } = manifest;
  const refused = { ...collaboration, hard_no_list: ['Endorsements of gambling products'] };
  const changed = { ...one.snapshot, manifest: { ...manifest, collaboration: refused } };
  const two = house({ snapshot: { ...changed, prepared: undefined } });
  const response = await two.post('/api/agent/match', {
    requirements: ['Willing to endorse gambling products'],
  });
  const { results } = (await response.json()) as { results: Result[] };
  expect(results).toMatchObject([
    {
      found: 'records',
      records: [{ standing: 'refused', url: expect.stringContaining('/api/coll') }],
    },
  ]);
});

test.each([
  ['hebamme', 'Türkisch in Grundzügen', /\/api\/profile$/],
  ['hebamme', 'Französischkenntnisse', null],
  ['hebamme', 'Veröffentlichungen in Fachzeitschriften', /\/api\/writings#/],
  ['hebamme', 'Sichere CTG-Beurteilung', /\/api\/skills\/ctg$/],
  ['sozialarbeiter', 'Zulassung als Rechtsanwalt', null],
  ['marine', 'Eligible to work in the EU', /\/api\/collaboration$/],
  ['physio', 'Full UK driving licence', null],
  ['physio', 'Fluent Spanish', null],
  ['librarian', 'Polish at B1 level or better', /\/api\/profile$/],
  ['hebamme', 'Abgeschlossener Master der Hebammenwissenschaft', null],
  ['chemistry', "PhD or master's degree", /#lonsdale-ma$/],
  ['marine', 'At least ten years of scientific diving', /scientific-diving$/],
  ['sozialarbeiter', 'Mindestens zehn Jahre Erfahrung in der Schuldnerberatung', null],
  ['marine', 'At least thirty peer-reviewed publications', null],
  ['chemistry', 'Managing a budget of more than £10,000', /\/api\//],
  ['physio', 'Notice period of no more than three months', /\/api\/collaboration$/],
  ['hebamme', 'Kündigungsfrist von höchstens drei Monaten', null],
  ['hebamme', 'Arbeit im Homeoffice an drei Tagen in der Woche', null],
  ['marine', 'Available from January 2027', null],
  ['abogada', 'Permiso de conducir C', null],
  ['librarian', 'Work with schools', /childrens-work$/],
  ['physio', 'Speaks Spanish at conference level', null],
  ['thatcher', 'Prior talks on thatching', /\/api\/talks#/],
  ['librarian', 'Talks for our Polish-speaking readers, level B1', /\/api\/profile$/],
  ['librarian', 'Candidates live in the United Kingdom', /\/api\/profile$/],
  ['librarian', 'Candidates live in the European Union', null],
  ['librarian', 'Experience with publishers based in the UK', /marram-lane$/],
  ['dentist', 'Residing in the European Union', /\/api\/profile$/],
  // "... Papiere. Ein Boot darf ich nicht führen": what is denied in one clause is not in another.
  ['bestatterin', 'Begleitung von Seebestattungen', /seebestattung$/],
])('of %s, "%s" is told by what says it, not by what comes near', async (name, text, url) => {
  const { results } = await matched([text], name);
  const urls = results[0]?.records.flatMap((one) => (one.standing ? [] : one.url)) ?? [];
  expect(url ? urls.some((one) => url.test(one)) : urls.length === 0).toBe(true);
});

test('Markdown, limits and what is none are answered like everywhere', async () => {
  const one = house();
  const body = { requirements: ['A doctorate in mathematics'] };
  const markdown = await one.post('/api/agent/match', body, { Accept: 'text/markdown' });
  expect(await markdown.text()).toContain('yale-phd');
  for (const requirements of [[], [''], Array(31).fill('x'), ['x'.repeat(401)], 'x'])
    await failure(await one.post('/api/agent/match', { requirements }), 'validation_error');
  const most = Array(30).fill('œ ﷺ '.repeat(100));
  expect((await one.post('/api/agent/match', { requirements: most })).status).toBe(200);
});

test('a word that stands beside what is refused asks for nothing that is refused', async () => {
  const { results } = await matched(['Experience in the Navy', "Speaking in somebody's voice"]);
  const [first] = results[0]?.records ?? [];
  expect(first?.url).not.toContain('/api/collaboration');
  expect(results[0]?.records.map(({ standing }) => standing)).not.toContain('refused');
  expect(results[1]?.records.map(({ standing }) => standing)).toContain('refused');
});

test.each(['Fluent in Dutch', 'Fluent Dutch for the afternoon with divers'])(
  '%s is told by the list of languages, with its level',
  async (text) => {
    const { results } = await matched([text], 'marine');
    const snippet = expect.stringMatching(/^Languages: Dutch \(native\)/);
    expect(results[0]?.records[0]).toMatchObject({ snippet, standing: null });
  },
);

test.each([
  ['costumier', 'Permission to work in Belgium', '/api/collaboration'],
  ['costumier', 'Dutch at C1', '/api/profile'],
  ['marine', 'Available from January 2027', '/api/collaboration'],
  ['thatcher', 'Right to work in Denmark; we cannot sponsor visas', '/api/collaboration'],
  ['thatcher', 'On site in the first week of January 2027', '/api/collaboration'],
  ['tramoyista', 'Taller en portugués al nivel C2', '/api/profile'],
])('of %s, less than "%s" is given as that', async (name, text, path) => {
  const { results } = await matched([text], name);
  const told = results[0]?.records.map(({ url, standing }) => [new URL(url).pathname, standing]);
  expect(told).toEqual([[path, 'less']]);
});

test.each([
  ['kaminfeger', '9 Jahre als Schornsteinfeger', null],
  ['kaminfeger', '19 Jahre als Schornsteinfegerin', 'less'],
  ['conductrice', "10 ans d'expérience comme conducteur de travaux", null],
  // What ran side by side is no longer for it, and nobody goes on after a life.
  ['cocinera', '60 años de experiencia en cocina', 'less'],
  ['example', '80 years in the Navy', 'less'],
  ['example', '40 years in the Navy', null],
])(
  'of %s, whether it is less than "%s" is told by years that count once',
  async (name, text, is) => {
    const { results } = await matched([text], name);
    const standings = new Set(results[0]?.records.map(({ standing }) => standing));
    expect([...standings]).toEqual([is]);
  },
);

test('nobody who does not speak a language does anything in it', async () => {
  const all = ['Able to hold a workshop on thatching in German', 'A workshop on thatching'];
  const { results } = await matched(all, 'thatcher');
  expect(results.map(({ found }) => found)).toEqual(['not_stated', 'records']);
});

test('what happened within some years is no time that something lasted', async () => {
  const text = 'A handbook on long straw published within the last ten years';
  const { results } = await matched([text], 'thatcher');
  expect(results[0]?.records[0]?.standing).toBeNull();
});

test('how soon somebody begins who tells no notice and no day is not stated', async () => {
  const { results } = await matched(['Start within four weeks', 'Available immediately']);
  for (const { found } of results) expect(found).toBe('not_stated');
});

test('a country that the terms do not name is not stated', async () => {
  const places = ['Work permit for Canada', 'Work permit for Brazil'];
  const { results } = await matched([...places, 'Right to work in Chicago without a visa']);
  for (const { found } of results) expect(found).toBe('not_stated');
});

test.each<[string, string, string | null]>([
  ['affineuse', "Présider actuellement une fête de l'estive", 'less'],
  ['affineuse', "Avoir présidé une fête de l'estive", null],
  ['conductrice', 'Solide maîtrise de la maquette numérique', 'less'],
  ['conductrice', 'Notions de maquette numérique', null],
  ['affineuse', 'Disponible sous quinze jours', 'less'],
  ['affineuse', 'Prise de poste le 1er janvier 2027', 'less'],
  ['affineuse', 'Prise de poste le 1er mars 2027', null],
  ['kaminfeger', 'Sofort verfügbar', 'less'],
  ['dentist', 'Able to start within four weeks', 'less'],
  ['archaeologist', 'Winner of the Selwyn Pencil', 'less'],
  ['thatcher', 'Substantive head of building crafts', 'less'],
])(
  'of %s, what is over, begins later or is no win is less than "%s"',
  async (name, text, standing) => {
    const { results } = await matched([text], name);
    expect(results[0]?.records[0]).toMatchObject({ standing });
  },
);

test('what has expired does not hide that it was renewed', async () => {
  const snapshot = structuredClone(await profile('chemistry'));
  const { certificates } = snapshot.manifest;
  const old = certificates.find(({ name }) => name === 'First aid for schools');
  if (!old) throw new Error('The profile has another certificate.');
  const name = 'First aid for schools, three days (renewed)';
  const url = old.url.replace('first-aid', 'renewed');
  certificates.push({ ...old, id: 'renewed', name, url, expires: '2099-05' });
  const response = await house({ snapshot: { ...snapshot, prepared: undefined } }).post(
    '/api/agent/match',
    { requirements: ['Valid certificate in first aid for schools'] },
  );
  const { results } = (await response.json()) as { results: Result[] };
  expect(results[0]?.records.slice(0, 2).map(({ end, standing }) => [end, standing])).toEqual([
    ['2099-05', null],
    [old.expires, 'expired'],
  ]);
});

test.each([
  [
    'wrapped German points',
    'Sie bringen mit:\n• Mehrjährige Erfahrung mit\n  Kachelöfen und Lehmbau\n' +
      '• Führerschein der\n  Klasse B\n\nÜber uns\n  Wir sind ein Betrieb\n- Meister\n' +
      'Wir bieten:\n- Urlaub.\nBewerben Sie sich',
    'Mehrjährige Erfahrung mit Kachelöfen und Lehmbau|Führerschein der Klasse B|Meister|Urlaub.',
  ],
  [
    'points wrapped twice, before a capital',
    '• Experience with\r\nCOBOL compilers and\r\nmathematics\r\n• Navy\r\n  **We offer:**\r\n• Tea',
    'Experience with COBOL compilers and mathematics|Navy|Tea',
  ],
  ['spaces that do not break', '-\xa0COBOL\n-\xa0Mathematics\n- Navy', 'COBOL|Mathematics|Navy'],
  [
    'the second level of Word',
    '· COBOL\no Navy\no\tteaching\n·\tMathematics\no similar',
    'COBOL|Navy|teaching|Mathematics o similar',
  ],
  ['pictured marks', '✅ COBOL\n✔\uFE0F Navy', 'COBOL|Navy'],
  [
    'abbreviations',
    'Wir erwarten mind. 5 Jahre bzw. Praxis inkl. Lehre. COBOL vs. FORTRAN, approx. ten yrs. ' +
      'of either. Keep an open mind. Ca. drei Tage.',
    'Wir erwarten mind. 5 Jahre bzw. Praxis inkl. Lehre.|' +
      'COBOL vs. FORTRAN, approx. ten yrs. of either.|Keep an open mind.|Ca. drei Tage.',
  ],
])('a posting is split into requirements: %s', (_, posting, requirements) => {
  expect(requirementsIn(posting).join('|')).toBe(requirements);
});

test('splitting cuts nothing: what is too much is refused', async () => {
  const long = `- ${'word '.repeat(99)}end`;
  expect(requirementsIn(`${long}\n- Navy`)[0]).toBe(long.slice(2));
  const many = Array.from({ length: 31 }, (_, at) => `- Point ${at}`).join('\n');
  expect(requirementsIn(many)).toHaveLength(31);
  const form = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  };
  const body = new URLSearchParams({ posting: many }).toString();
  const { detail } = await failure(
    await house().post('/api/agent/match', body, form),
    'validation_error',
  );
  expect(detail).toMatchObject([{ loc: ['body', 'requirements'], type: 'too_long' }]);
});
