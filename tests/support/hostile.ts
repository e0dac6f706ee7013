/**
 * Content that wants to run, for the tests that read its pages and for those that open them: the
 * odd profile with code in every text, items of most kinds that are nothing but code, and items
 * that are held back.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { HOSTILE, ODD_CONTENT } from './build.ts';
import type { SharedBuild } from './shared-build.ts';

const CONTENT = resolve('.cache/test/hostile-content');

const EVIL = `<script>alert("xq")</script><img src=x onerror=alert(1)> </title></script><!-- "'&lt;`;
const EVIL_BODY =
  `# Heading <b>one</b>\n\n${EVIL}\n\n<script>\nalert(2)\n</script>\n\n` +
  `[press](javascript:alert(3)) ![see](javascript:alert(4))\n\n![A ` +
  `map](https://elsewhere.example/map.png) ![Own](/own.png)\n\n[![In a ` +
  `link](//elsewhere.example/in.png)](/claims)\n\n| a |\n|:-:|\n| <svg onload=alert(5)> |\n\n` +
  `- [x] done\n`;

/**
 * One held-back item of most kinds, each with a word of its own, and references to them from what
 * is shown.
 */
function heldBack(): Record<string, string> {
  const common = 'updated: 2026-01-01\ndraft: true\n---\nwqz-body';
  const evidence = 'evidence_level: self-claim\nevidence_note: wqz-note';
  return {
    'skills/wqz-skill.md': `---\nname: wqz-skill\nevidence_level: self-claim\n${common}`,
    'projects/wqz-project.md':
      `---\ntitle: wqz\nsummary: wqz\nrole: wqz\nstart: 2020\nproof_points: [wqz]\n` +
      `${evidence}\n${common}`,
    'claims/wqz-claim.md': `---\nclaim: wqz\nproject: wqz-project\n${evidence}\n${common}`,
    'talks/wqz-talk.md': '---\ntitle: wqz\nevent: wqz\ndate: 2999-01-01\nsummary: wqz\n---',
    'articles/wqz-article.md': `---\ntitle: wqz\nsummary: wqz\ndate: 2026-01-01\nkey_claims: [wqz]\n${common}`,
    'questions/wqz-question.md': `---\nquestion: wqz\nsources: [/api/projects/wqz-project]\n${common}`,
    'missions/wqz_mission.md':
      `---\ntitle: wqz\ngoal: wqz\nreads: [/api/claims/wqz-claim]\noutputs: [{ name: wqz, ` +
      `description: wqz }]\nsuccess: [wqz]\n${common}`,
    'evals/wqz-eval.md':
      `---\ntitle: wqz\ngoal: wqz\nrequired_sources: [/api/init]\nsuccess_criteria: [wqz]\n` +
      `anti_patterns: [wqz]\nmission: wqz_mission\n${common}`,
    'changelog/wqz-change.md': `---\ntitle: wqz\ndate: 2999-01-01\nkind: api\nbreaking: true\n---`,
    'notes/shown.md': '---\ntitle: Shown\ndate: 2026-01-01\nprojects: [wqz-project]\n---\nText.',
    'questions/shown.md':
      '---\nquestion: Shown?\nsources: [/api/profile, /api/notes/held-back, ' +
      '/api/claims/wqz-claim]\nupdated: 2026-01-01\n---\nYes.',
  };
}

/** Short, because titles have a longest length. */
const LINE = '</p><img src=x onerror=alert(1)>';
const BODY = `
<script>alert(2)</script>

Inline <script>alert(3)</script> and <b onclick="alert(4)" style="color: red">bold</b>.

<iframe src="javascript:alert(5)"></iframe>

[one](javascript:alert(6)), [two](JaVa&#115;cript:alert(7)), <javascript:alert(8)>, ![three](javascript:alert(9)), [four][bad].

![A picture of others](http://127.0.0.1:9/picture.png)

[bad]: data:text/html,<script>alert(10)</script>
`;

/** Fields that are shown as they stand. */
const FIELDS = [
  'title',
  'subtitle',
  'summary',
  'headline',
  'bio',
  'claim',
  'question',
  'evidence_note',
  'response_time',
];

async function poison(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.md')) continue;
    const file = join(entry.parentPath, entry.name);
    const [, front = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
    const data = parse(front) as Record<string, unknown>;
    for (const name of FIELDS)
      if (typeof data[name] === 'string') data[name] = `${data[name]} ${LINE}`;
    await writeFile(file, `---\n${stringify(data)}---\n${body}\n${BODY}`);
  }
}

/** Items of most kinds, with code wherever a text may stand. */
function evil(): Record<string, string> {
  const quoted = JSON.stringify(EVIL);
  const evidence =
    `evidence_level: self-claim\nevidence_note: ${quoted}\nevidence_links: [{ ` +
    `label: ${quoted}, url: "https://example.org/?a=<b>&c" }]`;
  return {
    'notes/evil.md': `---\ntitle: ${quoted}\ndate: 2026-01-02\ntags: ["<i>"]\n---\n${EVIL_BODY}`,
    'projects/evil.md':
      `---\ntitle: ${quoted}\nsummary: ${quoted}\nrole: ${quoted}\nstart: 2020\nproof_points: ` +
      `[${quoted}]\n${evidence}\nupdated: 2026-01-01\n---\n${EVIL_BODY}`,
    'claims/evil.md': `---\nclaim: ${quoted}\nproject: evil\n${evidence}\nupdated: 2026-01-01\n---\n${EVIL_BODY}`,
    'skills/evil.md': `---\nname: ${quoted.slice(0, 40)}"\n${evidence.replace(/^evidence_note.*$/m, '').replace(/\n\n/, '\n')}\nupdated: 2026-01-01\n---\n${EVIL_BODY}`,
    'questions/evil.md': `---\nquestion: ${quoted}\nsources: [/api/projects/evil]\nupdated: 2026-01-01\n---\n${EVIL_BODY}`,
    'articles/evil.md':
      `---\ntitle: ${quoted}\nsummary: ${quoted}\ndate: 2026-01-01\nkey_claims: [${quoted}]\n` +
      `---\n${EVIL_BODY}`,
  };
}

/** Writes the content anew; what to build of it. */
export async function hostileBuild(): Promise<SharedBuild> {
  await rm(CONTENT, { recursive: true, force: true });
  await cp(ODD_CONTENT, CONTENT, { recursive: true });
  await poison(CONTENT);
  for (const [file, text] of Object.entries({ ...evil(), ...heldBack() })) {
    await mkdir(join(CONTENT, file, '..'), { recursive: true });
    await writeFile(join(CONTENT, file), text);
  }
  // A build is a build, whatever the shell that it runs in says.
  return { out: HOSTILE, content: CONTENT, env: { NODE_ENV: 'development', DEV: '1' } };
}
