import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.ts';
import { problemsOf, profile } from '../support/content.ts';
import { unpacked } from '../support/profile-folders.ts';
import { folderOf } from './folder.ts';

test('26 typical mistakes are told as sentences in one pass; none hides another', async () => {
  const folder = await folderOf(
    'mistakes/content',
    unpacked(readFileSync(new URL('mistakes.md', import.meta.url), 'utf8')),
  );
  const { files, problems, warnings } = await judge(folder, '2026-11-20');
  const told = (findings: typeof problems) =>
    findings.map(({ file, message }) => `${file}: ${message}`);
  expect(files).toBe(19);
  expect(told(problems)).toMatchInlineSnapshot(`
    [
      "content/claims/won.md: "project" or "source" is missing; name the project, or the path of the record the claim rests on.",
      "content/claims/wove.md: "date" is not a field of this claim; the fields are claim, evidence_level, evidence_note, evidence_links, tags, project, source, updated, draft, order.",
      "content/claims/wove.md: "project" names "mapp", which is not a file in content/projects; did you mean "map"?",
      "content/collaborations.md: collaborations.md is not a place for content; did you mean collaboration.md?",
      "content/contact.md: "email" is "ada(at)example.org"; use an e-mail address such as name@example.org.",
      "content/contact.md: "updated" is missing; add it: day of the last change.",
      "content/evals/fit.md: "goal" is missing; add it: what the agent is to find out or produce.",
      "content/evals/fit.md: "required_sources" is missing; add it: paths that must be read.",
      "content/evals/fit.md: "success_criteria" is missing; add it: what a good result has.",
      "content/evals/fit.md: "anti_patterns" is missing; add it: what a bad result does.",
      "content/evals/fit.md: "mission" is "eignung-prüfen"; use lower-case words joined by underscores.",
      "content/evals/fit.md: "question" is not a field of this eval; the fields are title, goal, required_sources, success_criteria, anti_patterns, mission, updated, draft.",
      "content/experience/dyer.md: "summary" is empty; it must be text: one or two sentences.",
      "content/experience/dyer.md: "end" is 2019, before "start" 2020; swap or correct them.",
      "content/experience/weaver.md: the front matter is not valid YAML at line 2 (Nested mappings are not allowed in compact mappings); put text that holds a colon or starts with a sign in double quotes.",
      "content/experience/weaver.md: "start" is "2024-13"; use a date that exists, as YYYY, YYYY-MM or YYYY-MM-DD.",
      "content/experience/weaver.md: "end" is "present"; leave it out while it lasts, or use a date that exists, as YYYY, YYYY-MM or YYYY-MM-DD.",
      "content/experience/weaver.md: "evidence_level" is "external"; use one of self-claim, private-live, public-live, external-validation.",
      "content/experience/weaver.md: "skills" names "weavin", which is not a file in content/skills; did you mean "weaving"?",
      "content/experience/weaver.md: "skills" names "7", which is not a file in content/skills; check the name or add it.",
      "content/missions/eignung-prüfen.md: the file name is the id, so it must be lower-case words joined by underscores, at most 120 characters; rename it to eignung_pruefen.md.",
      "content/notes/first.md: the front matter is not valid YAML at line 3 (Map keys must be unique); keep one of the fields of that name.",
      "content/notes/first.md: "date" is "2026-02-30"; use a day that exists, as YYYY-MM-DD.",
      "content/notes/first.md: there is no text below the front matter; this note needs some.",
      "content/notes/second.md: there is no front matter; begin the file with a line of three hyphens, the fields, and three hyphens.",
      "content/notes/second.md: "title" is missing; add it: one line.",
      "content/notes/second.md: "date" is missing; add it: day it was written, or of the event it records; a day in the future keeps it back until then.",
      "content/notes/second.md: the picture "loom.png" is not there; put the file beside the text, or correct the name.",
      "content/notes/third.md: the front matter is not valid YAML at line 4 (Tabs are not allowed as indentation); indent with spaces.",
      "content/notes/third.md: the picture "lom.jpg" is not there; put the file beside the text, or correct the name.",
      "content/profile.md: "links[1].url" is "www.example.org"; use a full web address that starts with https://.",
      "content/profile.md: "links[2].url" is "https://ada:loom@example.org"; take out what stands before the @: it would be published.",
      "content/profile.md: "updated" is "01.02.2026"; did you mean 2026-02-01?",
      "content/profile.md: "headlin" is not a field of this profile; did you mean "headline"?",
      "content/profile.md: "strongest_claims" names "woven", which is not a file in content/claims; did you mean "wove"?",
      "content/project/map.md: project/ is not a place for content; did you mean projects/?",
      "content/project/map.md: the front matter is not valid YAML at line 7 (Missing closing "quote); close the quotes at the end of the text.",
      "content/projects/oven.md: "skills[1]" is "Bäckerei-Öfen"; use lower-case letters, digits and single hyphens, as in a file name.",
      "content/projects/oven.md: "order" is "first"; write a whole number: 1 stands first.",
      "content/projects/oven.md: "skills" names "weavng", which is not a file in content/skills; did you mean "weaving"?",
      "content/questions/rates.md: the front matter has no end; put a line of three hyphens below the last field.",
      "content/questions/rates.md: "sources" names "/api/collaborations", which is not a path that this service answers; did you mean "/api/collaboration"?",
      "content/skills/Bäckerei-Öfen.md: the file name is the id, so it must be lower-case letters, digits and single hyphens, at most 120 characters; rename it to baeckerei-oefen.md.",
      "content/skills/Natural Dyes.md: the file name is the id, so it must be lower-case letters, digits and single hyphens, at most 120 characters; rename it to natural-dyes.md.",
      "content/skills/Natural Dyes.md: "name" is true, which is not text; put it in double quotes.",
      "content/skills/Natural Dyes.md: "updated" is missing; add it: day of the last change.",
      "content/skills/weaving.md: "tags" is text; it must be a list: labels to filter by.",
      "content/talks/ovens.md: "date" is "09.11.2023"; did you mean 2023-11-09?",
    ]
  `);
  expect(told(warnings)).toMatchInlineSnapshot(`
    [
      "content/notes/fourth.mdx: files of this kind are not read; write plain Markdown and name it fourth.md.",
      "content/notes/loom.jpg: nothing shows this picture; use it, or take it away.",
      "content/notes/second.md: the picture "loom.png" has no alternative text; write what it shows between the square brackets.",
      "content/notes/second.md: the link "/project/map" leads to nothing on this site; correct it.",
      "content/notes/third.md: the link "../projects/map.md" leads nowhere; begin it with https://, or with a slash for a page of this site.",
      "content/notes/third.md: the link "guild.example.org" leads nowhere; begin it with https://, or with a slash for a page of this site.",
      "content/skills/weaving.md: "evidence_level" is external-validation, but "evidence_links" names nothing; add where a reader can check it, or lower the level.",
    ]
  `);
});

test.each([
  ['language: español', '"language" is "español"; use a language tag: en, es, or de-CH for'],
  [
    'picture: C:\\me.jpg',
    '"picture" is "C:\\me.jpg"; use a file beside profile.md, such as me.jpg',
  ],
  ['picture: ../me.jpg', '"picture" is "../me.jpg"; use a file beside'],
  ['born: 2 de mayo de 1984', '"born" is "2 de mayo de 1984"; did you mean 1984-05-02?'],
  ['born: 1984-5', '"born" is "1984-5"; did you mean 1984-05?'],
  ['strongest_claims: Won it', '"strongest_claims" is text; it must be a list'],
  ['strongest_claims: Won it', '"strongest_claims[1]" is "Won it"; use lower-case letters'],
])('%s of a profile is told as: %s', (fields, told) => {
  expect(problemsOf(profile(fields))).toContainEqual(expect.stringContaining(told));
});

test.each(['picture: me.jpg', 'picture: https://example.org/me.jpg', 'born: "1984-05"'])(
  '%s of a profile is right',
  (fields) => {
    expect(problemsOf(profile(fields))).toEqual([]);
  },
);
