/** What is held of a person: found by an address wherever it stands, handed out, and gone. */
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { fileStores } from '../../functions/store/files.ts';
import { bearer, denied, type Json, KINDS, type Owned, owned } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything, REPORT } from '../operations/service.ts';
import { withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { freshFolder } from '../store/places.ts';
import { filesIn } from './raw.ts';

const WHO = 'qz.an+x-y@example-site.org';
const NAME = 'qzname';
const COMPANY = 'qzcompany';
const [MESSAGES, QUESTIONS, REPORTS] = KINDS;
const KEY = (n: number) => ({ 'Idempotency-Key': `0123456789abcdef-${n}` });

const person = (one: Owned, what: 'searches' | 'deletions', address = WHO) =>
  one.owner(`/api/admin/people/${what}`, { body: { address } });

/** A service that holds the person in every place there is; the ids of all that names them. */
async function filled(one: Owned): Promise<string[]> {
  one.set('2026-11-18T12:00:00.000Z');
  const hire = { intent: 'hire', from: WHO };
  const another = { ...hire, from: 'b@example.org', context: `Ask (${WHO.toUpperCase()}).` };
  const question = { question: `Did ${WHO} write?\nOr who?`, on_behalf_of: NAME };
  const report = { ...REPORT, public: true };
  const told = { ...report, http_status_codes: { [`/x?${WHO}`]: 404 } };
  const ids = [
    await one.send(MESSAGES, { ...hire, human_name: NAME }, KEY(1)),
    await one.send(MESSAGES, another, KEY(2)),
    await one.send(QUESTIONS, question, KEY(3)),
    await one.send(REPORTS, told, KEY(4)),
  ];
  await one.settle();
  await one.owner(`/api/admin/contacts/${ids[0]}/states`, { body: { state: 'read' } });
  await one.send(MESSAGES, { ...hire, from: `x${WHO}` }, KEY(5));
  await one.send(MESSAGES, { ...hire, from: `${WHO}.uk` }, KEY(6));
  await one.send(REPORTS, report, KEY(7));
  await one.audit('acme', { title: 'Audit', note: `For ${WHO}` });
  const recipient = { name: NAME, company: COMPANY, email: WHO };
  const path = '/api/admin/audits/acme/tokens';
  const { token, token_id } = await one.owner(path, { body: { recipient }, headers: KEY(8) }, 201);
  await one.ask('/api/audits/acme', { headers: bearer(String(token)) });
  await one.settle();
  one.set('2026-11-20T12:00:00.000Z');
  await daily({ ...one, at: '2026-11-20T12:00:00.000Z' }, one.webhook);
  return [...ids, String(token_id)];
}

test('a person is found, handed out and deleted in one action; nothing stays on disk', async () => {
  const folder = await freshFolder();
  const one = owned({
    stores: fileStores(folder),
    webhook: async () => {
      throw new Error('away');
    },
  });
  const ids = await filled(one);
  const held = await person(one, 'searches', WHO.toUpperCase());
  expect(held).toMatchObject({
    found: 5,
    contacts: expect.arrayContaining([
      expect.objectContaining({ id: ids[0], from: WHO, state: 'read' }),
      expect.objectContaining({ id: ids[1] }),
    ]),
    questions: [{ id: ids[2] }],
    reports: [{ id: ids[3] }],
    recipients: [{ slug: 'acme', token_id: ids[4], recipient: { name: NAME, email: WHO } }],
    audits: [{ slug: 'acme', revision: 1 }],
    skipped: { total: 0 },
  });
  const { content_hash: _h, ...all } = held;
  expect(await person(one, 'deletions')).toMatchObject({
    ...all,
    deleted: 5,
    removed: expect.arrayContaining(['the message', 'the question', 'the report']),
    found_in: [
      // Its state, and two deliveries that failed.
      { kind: 'contacts', day: '2026-11-18', records: 2, facts: expect.any(Number) },
      { kind: 'questions', day: '2026-11-18', records: 1, facts: 0 },
      { kind: 'reports', day: '2026-11-18', records: 1, facts: 0 },
    ],
  });
  // The owner's own audit names the address, and is theirs to change; others are not touched.
  const left = (await filesIn(folder)).filter((file) => !file.includes('/audits/')).join('\n');
  const others = left.replaceAll(`x${WHO}`, '').replaceAll(`${WHO}.uk`, '');
  for (const trace of [WHO, WHO.toUpperCase(), NAME, COMPANY, ...ids])
    expect([trace, others.includes(trace)]).toEqual([trace, false]);
  expect((await one.owner('/api/admin/contacts'))['counts']).toMatchObject({ new: 2, read: 0 });
  const again = await person(one, 'deletions');
  expect([again['found'], again['deleted'], again['removed']]).toEqual([0, 0, []]);
  for (const id of ids.slice(0, 2))
    await one.refused(`/api/admin/contacts/${id}`, 'content_not_found');
  const stats = (await (await one.get('/api/agent-reports/stats')).json()) as Json;
  expect([stats['total_reports'], (stats['public_reports'] as Json[]).length]).toEqual([1, 1]);
});

test('a deletion that broke off at any point is finished by the next', async () => {
  for (let nth = 1, torn = true; torn; nth += 7) {
    const real = memoryStores();
    const ids = await filled(owned({ stores: real }));
    const faulty = withFaults(real, (call) => (call.nth === nth ? 'fails before' : null));
    const body = { address: WHO };
    const broken = owned({ stores: faulty });
    const first = await broken.ask('/api/admin/people/deletions', { body, headers: OWNER });
    torn = faulty.calls.length >= nth;
    expect([nth, first.status]).toEqual([nth, torn ? 503 : 200]);
    const one = owned({ stores: real });
    await person(one, 'deletions');
    const { 'audits:acme/revisions/000001': _own, ...left } = await everything(real);
    const text = JSON.stringify(left).replaceAll(`x${WHO}`, '').replaceAll(`${WHO}.uk`, '');
    for (const trace of [WHO, NAME, COMPANY, ...ids])
      expect([nth, trace, text.includes(trace)]).toEqual([nth, trace, false]);
  }
});

test('an address is found in every form in which it is written and asked for', async () => {
  const one = owned();
  const letters = 'r@bücher.example';
  const ascii = 'r@xn--bcher-kva.example';
  await one.send(MESSAGES, { intent: 'hire', from: ascii });
  await one.send(QUESTIONS, { question: `Did ${letters.toUpperCase()} write?` });
  await one.send(QUESTIONS, { question: 'Did xr@bücher.example write?' });
  for (const asked of [
    letters,
    ascii,
    `mailto:${ascii}?subject=x`,
    `Rosa <${letters}>`,
    `<${ascii}>`,
    'R@BU\u0308CHER.example',
    'r@XN--BCHER-KVA.example',
  ])
    expect([asked, (await person(one, 'searches', asked))['found']]).toEqual([asked, 2]);
  expect(await person(one, 'deletions', `mailto:${letters}`)).toMatchObject({ deleted: 2 });
  expect((await person(one, 'deletions', letters))['kept']).toMatch(/^Nothing was found/);
});

test('what is no address is refused, and an address is never part of a path', async () => {
  const one = owned();
  const NONE = ['Rosa', 'rosa@', '@example.org', 'a b@example.org', 'a@b c', 'a@exa<mple.org'].map(
    (address) => ({ address }),
  );
  for (const body of [{}, { address: '' }, { address: 7 }, { address: 'x'.repeat(400) }, ...NONE])
    await one.refused('/api/admin/people/searches', 'validation_error', { body });
  await denied(
    await one.ask('/api/admin/people/deletions', { body: { address: WHO } }),
    'unauthorized',
  );
});
