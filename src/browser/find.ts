/** The search of the page for wrong paths: titles and summaries of all pages, from /api/content. */
import { el } from './element.ts';

type Surface = { title: string; human_path: string; summary: string };

/** Most that are shown. */
const MOST = 8;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

let all: Promise<Surface[]> | undefined;
const surfaces = () => {
  all ??= fetch('/api/content.json')
    .then((response) => response.json() as Promise<{ surfaces: Surface[] }>)
    .then((body) => body.surfaces);
  return all;
};

for (const form of document.querySelectorAll<HTMLFormElement>('form.find')) {
  const [field, told] = [form.querySelector('input'), form.querySelector('div')];
  const show = async () => {
    const words = plain(field?.value ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const found = (await surfaces()).filter(({ title, summary }) =>
      words.every((word) => plain(`${title} ${summary}`).includes(word)),
    );
    const items = found
      .slice(0, MOST)
      .map(({ title, human_path }) => el('li', {}, el('a', { href: human_path }, title)));
    const list =
      items.length > 0 ? el('ul', {}, ...items) : el('p', {}, form.dataset['none'] ?? '');
    told?.replaceChildren(...(words.length === 0 ? [] : [list]));
  };
  form.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
}
