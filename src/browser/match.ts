/**
 * The page of postings: splits one into requirements, a line each, which the reader changes; sends
 * them, and shows what is published on each as a table, and as Markdown to copy.
 */
import type * as z from 'zod';
import type { responses } from '../schemas/match.ts';
import { LONGEST_REQUIREMENT, MOST_REQUIREMENTS, requirementsIn } from '../schemas/posting.ts';
import { CallFailed, call } from './call.ts';
import { byId, el, focusOn } from './element.ts';

type Matched = z.infer<(typeof responses)['match']>;
type Found = Matched['results'][number]['records'][number];

const part = <E extends HTMLElement>(of: HTMLElement, selector: string) =>
  of.querySelector(selector) as E;
const [posting, edited, result] = [byId('posting'), byId('requirements'), byId('result')];
const text = part<HTMLTextAreaElement>(posting, 'textarea');
const lines = part<HTMLTextAreaElement>(edited, 'textarea');
const failure = part(edited, '[role=alert]');

/** The requirements as they stand, a line each. */
const requirements = (): string[] => (lines.value.match(/\S.*/g) ?? []).map((line) => line.trim());

/** Says how many there are, and keeps none, too many or too long ones from being sent. */
function count(): void {
  const all = requirements();
  part(edited, 'output').textContent = `${all.length} / ${MOST_REQUIREMENTS}`;
  const { long = '', many = '', empty = '' } = lines.dataset;
  const isTooLong = all.some(({ length }) => length > LONGEST_REQUIREMENT);
  const wrong = isTooLong ? long : all.length > MOST_REQUIREMENTS ? many : '';
  lines.setCustomValidity(all.length === 0 ? empty : wrong);
}

/** The words of the page for a level or a standing. */
const marksOf = ({ evidence_level: level, standing }: Found): string[] =>
  [standing, level].flatMap((name) => (name ? [result.getAttribute(`data-${name}`) ?? name] : []));

const none = result.dataset['none'] ?? '';

function row(requirement: string, records: readonly Found[]): HTMLElement {
  const items = records.map((record) =>
    el(
      'li',
      {},
      el('a', { href: record.human_url }, record.label),
      el('p', { className: 'meta' }, marksOf(record).join(' · ')),
      ...(record.snippet ? [el('p', {}, record.snippet)] : []),
    ),
  );
  const cell = el('td', {}, items.length > 0 ? el('ul', { role: 'list' }, ...items) : none);
  return el('tr', {}, el('th', { scope: 'row' }, requirement), cell);
}

/** A text as one cell of a table in Markdown. */
const cell = (own: string) => own.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&');

function markdown(all: readonly string[], { results }: Matched): string {
  const [first, second] = [...result.querySelectorAll('thead th')].map((th) => th.textContent);
  const rows = results.map(({ records }, at) => {
    const told = records.map((one) =>
      [`[${cell(one.label)}](${one.human_url})`, ...marksOf(one)].join(' · '),
    );
    return `| ${cell(all[at] ?? '')} | ${told.join('<br>') || none} |`;
  });
  return [`| ${first} | ${second} |`, '| --- | --- |', ...rows, ''].join('\n');
}

async function send(): Promise<void> {
  const all = requirements();
  failure.textContent = '';
  try {
    const body = { requirements: all };
    const told = await call<Matched>('/api/agent/match', { method: 'POST', body });
    const rows = told.results.map(({ records }, at) => row(all[at] ?? '', records));
    part(result, 'tbody').replaceChildren(...rows);
    part(result, '.availability').textContent = told.availability?.text ?? '';
    byId('copied').textContent = markdown(all, told);
    result.hidden = false;
    focusOn(byId('result--title'));
  } catch (error) {
    result.hidden = true;
    if (!(error instanceof CallFailed)) throw error;
    failure.textContent = error.message;
  }
}

const submit = part(posting, 'button');
submit.textContent = submit.dataset['split'] ?? submit.textContent;
posting.addEventListener('submit', (event) => {
  event.preventDefault();
  lines.value = requirementsIn(text.value).join('\n');
  edited.hidden = false;
  count();
  focusOn(lines);
  lines.reportValidity();
});
lines.addEventListener('input', count);
edited.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
byId('print').addEventListener('click', () => print());
