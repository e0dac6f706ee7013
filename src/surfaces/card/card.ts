/**
 * The profile card, an MCP App (SEP-1865): one HTML document that a client shows beside the text of
 * a tool. It holds all that it shows, because the frame it stands in may load nothing.
 */
import { escapeUTF8 as text } from 'entities';
import { urlOf } from '../documents/parts.ts';
import { humanPath } from '../human.ts';
import { initialsOf, nameOf, strongestClaims } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { CARD_SCRIPT, CARD_STYLE } from './script.ts';

const link = (url: string, label: string) =>
  `<a href="${text(url)}" target="_blank" rel="noopener">${text(label)}</a>`;

/**
 * The portrait: a picture has an address elsewhere, which nothing here may ask for, so it is drawn
 * of the initials.
 */
const mark = (name: string): string =>
  '<svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">' +
  '<rect width="56" height="56" fill="#2f4a6d"/><text x="28" y="29" fill="#fff" ' +
  'font-family="system-ui, sans-serif" font-size="22" text-anchor="middle" ' +
  `dominant-baseline="middle">${text(initialsOf(name))}</text></svg>`;

function claims(records: Records): string {
  const { site } = records;
  const strongest = strongestClaims(records);
  if (strongest.length === 0) return '';
  const items = strongest.map(({ claim, evidence_level, evidence_note, evidence_links, path }) => {
    const note = evidence_note ? ` ${text(evidence_note)}` : '';
    const own = link(absolute(site, humanPath(path) ?? path), 'This claim');
    const others = evidence_links.map(({ url, label }) => link(url, label));
    return (
      `<li><p>${text(claim)}</p><p class="quiet"><span class="level">${evidence_level}</span>.` +
      `${note}</p><p class="quiet">${[own, ...others].join(' · ')}</p></li>`
    );
  });
  return `<h2>Strongest claims</h2><ul>${items.join('')}</ul>`;
}

/**
 * The document. Takes all records; returns HTML with the name, the strongest claims with their
 * evidence, and links: to the page for people, the terms of contact, and where the owner is found.
 */
export function cardHtml(records: Records): string {
  const { profile, site } = records;
  const person = profile.profile;
  const name = nameOf(records);
  const links = [
    link(`${site.base}/`, 'The whole profile'),
    link(absolute(site, humanPath('/api/contact') ?? '/'), 'Contact'),
    ...(person.picture ? [link(person.picture, 'Picture')] : []),
    ...person.links.map(({ url, label }) => link(url, label)),
    link(urlOf(records, 'getInit'), 'For agents'),
  ];
  const quiet = (said: string) => `<p class="quiet">${text(said)}</p>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(name)}</title><style>${CARD_STYLE}</style></head><body><main ` +
      `aria-label="${text(name)}">`,
    `<header>${mark(name)}<div><h1>${text(name)}</h1>${quiet(person.headline)}</div></header>`,
    person.demonstration ? quiet(person.demonstration) : '',
    claims(records),
    `<h2>Links</h2><nav aria-label="Links"><ul>${links.map((link) => `<li>${link}</li>`).join('')}`,
    `</ul></nav></main><script>${CARD_SCRIPT}</script></body></html>`,
  ].join('');
}
