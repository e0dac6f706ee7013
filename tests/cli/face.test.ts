/** How a card looks: settings are judged, and no accent is unreadable. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.ts';
import { CardSettings } from '../../src/face/card.ts';
import { accentsOf, faceOf } from '../../src/face/face.ts';
import { LOOK_NAMES, LOOKS } from '../../src/face/looks.ts';
import { type Files, folderOf } from './folder.ts';

const PROFILE = '---\nname: Ada Weaver\nheadline: Weaver\nupdated: 2026-01-01\n---\n';

const face = async (name: string, files: Files, settings: object = {}) =>
  faceOf(await CardSettings.parseAsync(settings), await folderOf(`${name}/content`, files), {
    portrait: null,
    initials: 'AW',
    words: 'Łucja',
  });
const judged = async (name: string, files: Files) =>
  judge(await folderOf(`${name}/content`, { 'profile.md': PROFILE, ...files }), '2026-11-20');

/** Contrast as WCAG 2.2 defines it, of two colours as #rrggbb. */
function contrast(...colours: [string, string]): number {
  const [a = 0, b = 0] = colours
    .map((hex) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

const part = (most: number) => fc.integer({ min: 0, max: most });
const colour = fc.oneof(
  part(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  fc.tuple(part(360), part(100), part(100)).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
  fc.tuple(part(100), part(40), part(360)).map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
  fc.constantFrom('rebeccapurple', 'yellow', 'white', 'black', 'color(display-p3 0 1 0)'),
);

test('whatever accent is given can be read, in every look and both modes (WCAG AA)', async () => {
  await fc.assert(
    fc.asyncProperty(colour, fc.constantFrom(...LOOK_NAMES), async (accent, look) => {
      const accents = accentsOf(await CardSettings.parseAsync({ accent, look }));
      for (const mode of ['light', 'dark'] as const)
        for (const behind of Object.values(LOOKS[look][mode]))
          expect(contrast(accents[mode], behind)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

test('an accent that can be read stays as it is', async () => {
  const given = await CardSettings.parseAsync({ accent: '#b8336a', accent_dark: 'gold' });
  expect(accentsOf(given)).toEqual({
    light: '#b8336a',
    dark: '#ffd700',
  });
});

test.each(LOOK_NAMES)(
  'the style sheet of %s has the papers that accents are computed for',
  (look) => {
    const css = readFileSync(
      look === 'editorial' ? 'src/styles/tokens.css' : `src/looks/${look}.css`,
      'utf8',
    );
    const { light, dark } = LOOKS[look];
    expect(css).toContain(`--paper: light-dark(${light.paper}, ${dark.paper});`);
    expect(css).toContain(`--raised: light-dark(${light.raised}, ${dark.raised});`);
  },
);

test('without card.yaml, and with an empty one, nothing is added but the initials', async () => {
  const [none, empty] = [await judged('none', {}), await judged('empty', { 'card.yaml': '# \n' })];
  expect([none.problems, none.warnings]).toEqual([[], []]);
  expect([empty.problems, empty.warnings]).toEqual([[], []]);
  const { sheet, icon, fonts, files, preload } = await face('plain', {});
  const others = files.filter(({ file }) => !file.endsWith('.woff2'));
  expect([sheet, others.map(({ file }) => `/${file}`)]).toEqual([null, [icon, fonts]]);
  expect(await face('empty-card', { 'card.yaml': '# \n' })).toMatchObject({ sheet, icon, fonts });
  // What the first screen needs is cut down to the letters of the site, Ł among those of Polish.
  const bytes = preload.map((path) => files.find(({ file }) => `/${file}` === path)?.body.length);
  expect(bytes.length).toBe(3);
  for (const length of bytes) expect(length).toBeLessThan(15_500);
  expect(Buffer.from(files[1]?.body ?? []).toString()).toContain('unicode-range:U+141}');
  expect(Buffer.from(files[0]?.body ?? []).toString()).toContain('>AW</text>');
});

test('problems of card.yaml say what to write', async () => {
  const card = [
    'look: portfolo',
    'accent: "#12345"',
    'acent: red',
    'home: [projects, hobbies]',
    'menu: [/projets]',
    'icon: sign.gif',
    'type: garamond',
  ];
  const { problems } = await judged('wrong-card', { 'card.yaml': card.join('\n') });
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/card.yaml: "look" is "portfolo"; use one of editorial, portfolio, dossier.',
    'content/card.yaml: "type" is "garamond"; use one of source, plex, literata, newsreader, fraunces, ' +
      'lora.',
    'content/card.yaml: "home[2]" is "hobbies"; use one of strongest, glance, projects, work, notes.',
    'content/card.yaml: "icon" is "sign.gif"; use portrait, initials, or an SVG or PNG file ' +
      'beside card.yaml.',
    'content/card.yaml: "acent" is not a field of this card; did you mean "accent"?',
    'content/card.yaml: "accent" is "#12345"; use a colour of CSS that nothing shines through, ' +
      'in quotes: "#b8336a", "rebeccapurple".',
  ]);
  const menu = await judged('wrong-menu', {
    'card.yaml': 'menu: [/projets]\nicon: sign.png\ntype: lora',
  });
  expect(menu.problems.map(({ message }) => message)).toEqual([
    'the fonts of "type: lora" are not installed; npm run add lora.',
    '"icon" names sign.png, which is not there; put it beside this file.',
    '"menu" names "/projets", which is not a page of this site; did you mean "/projects"?',
  ]);
});

test('an accent that is mended, and an address of another host, are warned of', async () => {
  const { problems, warnings } = await judged('warned', {
    'card.yaml': 'accent: yellow\naccent_dark: "#111111"',
    'look/a.css': 'body { background: url(https://example.org/a.png) }',
  });
  expect(problems).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([
    '"accent" is yellow, which has a contrast of 1.0 on light pages, where text needs 4.5; they ' +
      'use #727200 instead.',
    '"accent_dark" is #111111, which has a contrast of 1.0 on dark pages, where text needs 4.5; ' +
      'they use #858585 instead.',
    '"https://example.org/a.png" is on another host, which pages ask for nothing; put the file ' +
      'beside the style sheet.',
  ]);
});

test('a picture or font that a style sheet names and nobody finds is warned of', async () => {
  const { problems, warnings } = await judged('dead', {
    'look/a.css':
      'body { background: url("lost.png"), url(weave.png), url(#local), url(data:,) }\n' +
      '@font-face { font-family: Own; src: url(own.ttf) }\n' +
      'main { background: url("lost.png") }',
    'look/weave.png': Buffer.from('a picture'),
    'look/own.ttf': Buffer.from('a font'),
  });
  expect(problems).toEqual([]);
  expect(warnings).toEqual(
    ['lost.png', 'own.ttf'].map((name) => ({
      file: 'content/look/a.css',
      message: `"${name}" is no picture or .woff2 beside this file; correct it.`,
    })),
  );
});

test("an owner's look brings its pictures, by names that change with them", async () => {
  const { sheet, files } = await face('own-look', {
    'look/b.css': 'main { background: url("weave.png") }',
    'look/a.css': ':root { --measure: 30rem }',
    'look/weave.png': Buffer.from('a picture'),
    'look/notes.txt': 'mine',
  });
  const named = files.map(({ file }) => file);
  expect(named.filter((name) => !name.endsWith('.woff2'))).toHaveLength(4);
  expect(named[0]).toMatch(/^_astro\/weave\.[\da-f]{8}\.png$/);
  const css = Buffer.from(files.find(({ file }) => `/${file}` === sheet)?.body ?? []).toString();
  expect(css).toBe(`:root { --measure: 30rem }\nmain { background: url("/${named[0]}") }`);
});
