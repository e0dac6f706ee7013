/**
 * What an engine makes of a content folder, as JSON on standard output: run in a copy of the
 * engine that a test has changed, `node tests/surfaces/probe.ts FOLDER KIND...`.
 */
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { textOf } from '../../functions/answers/ask/pieces.ts';
import { recordsOf as askRecords } from '../../functions/answers/facts/makers.ts';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { editorSchema } from '../../src/cli/editor-schemas.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { templateOf } from '../../src/cli/template.ts';
import type { Kind } from '../../src/kinds/kinds.ts';
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { readProfile } from '../../src/profile/read-profile.ts';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import { extraFiles } from '../../src/surfaces/extras.ts';
import { humanPages } from '../../src/surfaces/pages/pages.ts';
import { publish } from '../../src/surfaces/publish.ts';
import { recordsOf } from '../../src/surfaces/records.ts';

const [folder = '', ...kinds] = process.argv.slice(2) as [string, ...Kind[]];
const records = recordsOf(await readProfile(folder), {
  base: 'https://example.org',
  commit: null,
});
const published = publish(records, [], '');
const extras = extraFiles(published, records);
const files = Object.fromEntries([...published, ...extras].map(({ file, body }) => [file, body()]));
const read = async (file: string) => JSON.parse(files[file] ?? '{}');
const snapshot = await snapshotFrom(read);
const told = (question: string) => textOf(answerTo(question, snapshot, '2026-11-20').pieces);
console.log(
  JSON.stringify({
    files,
    page: humanPages(records).find(({ path }) => path === '/cv')?.document,
    print: cvDocument(records, sayIn('en'), records.profile.curriculum, { evidence: true }),
    person: profileJsonLd(records).mainEntity,
    imported: fromJsonResume(JSON.parse(files['resume.json'] ?? '{}')).drafts,
    ask: askRecords(snapshot),
    told: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        [`Which ${kind} did she get?`, `How many ${kind}?`, `Does she have ${kind}?`].map(told),
      ]),
    ),
    ofKinds: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { template: templateOf(kind, 'A title', '2026-11-20'), editor: editorSchema(kind) },
      ]),
    ),
  }),
);
