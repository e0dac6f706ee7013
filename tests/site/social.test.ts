/** Preview images: which there are, that pages name them, and that they are what they say. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { cardImages } from '../../src/social/images.ts';
import { BUILDS } from '../support/dist.ts';

const BASE = 'http://localhost:11906';
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test.each(BUILDS)(
  '%s: every page names an image that is there, 1200 by 630, of its own or of its kind',
  async (name, dist) => {
    const named = new Map<string, string>();
    // The console is the owner's alone, and a shell of its own.
    const pages = dist.files.filter((one) => /(?<!^admin\/index)\.html$/.test(one));
    for (const file of pages) {
      const html = dist.text(file);
      const image = metaOf(html, 'og:image') ?? '';
      expect(image, file).toMatch(/^http:\/\/localhost:11906\/social\/.+\.png$/);
      expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual([
        '1200',
        '630',
      ]);
      expect(metaOf(html, 'twitter:card'), file).toBe('summary_large_image');
      expect(metaOf(html, 'og:title'), file).toMatch(/\S/);
      expect(metaOf(html, 'og:url'), file).toMatch(BASE);
      named.set(file, image.slice(BASE.length + 1));
    }
    for (const image of dist.files.filter((file) => file.startsWith('social/'))) {
      const { format, width, height } = await sharp(dist.bytes(image)).metadata();
      expect([image, format, width, height]).toEqual([image, 'png', 1200, 630]);
    }
    expect([...named.values()].filter((image) => !dist.files.includes(image))).toEqual([]);
    expect(named.get('home/index.html')).toBe('social/home.png');
    // A page without its own has that of its kind.
    expect(named.get('developers/verify/index.html')).toBe('social/developers.png');
    expect(named.get('contact/thanks/index.html')).toBe('social/contact.png');
    expect(named.get('404.html')).toBe('social/home.png');
    expect(named.get('manifesto/index.html')).toBe(
      ['alone', 'arabic'].includes(name) ? undefined : 'social/manifesto.png',
    );
    if (name === 'example')
      expect(named.get('articles/what-a-compiler-was/index.html')).toBe(
        'social/articles/what-a-compiler-was.png',
      );
    if (name === 'example')
      expect(named.get('claims/flow-matic-english-keywords/index.html')).toBe(
        'social/claims/flow-matic-english-keywords.png',
      );
    const projects = dist.index.filter(
      ({ id, media }) => id === 'getProject' && media === 'application/json',
    );
    for (const { path } of projects)
      expect(dist.files).toContain(`social${path?.replace('/api', '')}.png`);
  },
);

const COLOURS = { paper: '#fdfcfa', ink: '#1c1b1a', soft: '#5b5751', accent: '#0b5560' };
const titled = (title: string) => ({ page: '/', kind: 'Profile', title, text: '' });
const drawn = async (titles: string[]) => {
  const images = await cardImages(titles.map(titled), 'someone.example', 'en', COLOURS);
  return images.map((bytes) => Buffer.from(bytes).toString('base64'));
};

const NAMES = ['Ada', 'Bea', 'Ελένη', 'Наталья', 'דוד', 'سلمى', 'प्रिया', 'สมชาย', 'Łucja 山田'];

test('a name in any script that the fonts have is drawn; another gives way to the address', async () => {
  const [address, again, foreign, ...names] = await drawn([
    'someone.example',
    'someone.example',
    '山田 2019',
    ...NAMES,
  ]);
  expect(again).toBe(address);
  expect(foreign).toBe(address);
  expect(new Set([address, ...names]).size).toBe(1 + NAMES.length);
});

test('a text that is longer than its lines ends where they end', async () => {
  const word = 'electroencephalographically';
  const [one, other] = await drawn([`${`${word} `.repeat(30)}and`, `${`${word} `.repeat(40)}or`]);
  expect(one).toBe(other);
});

test('a process that stands still is ended, and its work done again, once', async () => {
  let left = 1;
  let began = 0;
  const stop = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    began += 1;
    if (left-- > 0)
      child.once('spawn', () => {
        child.kill('SIGSTOP');
        vi.advanceTimersByTime(120_000);
      });
  };
  const draw = (title: string) => cardImages([titled(title)], 'example.org', 'en', COLOURS);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  subscribe('child_process', stop);
  try {
    expect(await draw('Stood still once')).toHaveLength(1);
    expect(began).toBe(2);
    left = 2;
    await expect(draw('Stands still')).rejects.toThrow('stood still twice for 120 seconds');
    expect(began).toBe(4);
  } finally {
    unsubscribe('child_process', stop);
    vi.useRealTimers();
  }
});
