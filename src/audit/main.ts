/**
 * The recipient's page. The token comes in the fragment, which no server sees, leaves the address
 * bar at once, and stays in this tab. It goes out in one header of one request to this site.
 */
import type * as z from 'zod';
import { liveRegion } from '../browser/busy.ts';
import { call } from '../browser/call.ts';
import { byId, type Child, el, focusOn, group, on } from '../browser/element.ts';
import { keep, kept } from '../browser/keep.ts';
import { dayOf } from '../browser/words.ts';
import type { AuditResponse } from '../schemas/audit.ts';
import { linkOfText, slugOfPath, tokenName, tokenOfFragment } from './link.ts';
import { type Heading, reportNodes } from './report.ts';
import { say } from './say.ts';
import { failedState, noSlug, noToken, pasteForm, type State } from './states.ts';

type Audit = z.infer<typeof AuditResponse>;

const page = byId('audit');
const title = byId('audit-title');
const live = liveRegion();
const site = document.title;

function show(name: string, lead: Child, rail: Child, body: Child): void {
  title.textContent = name;
  document.title = site.replace(/^[^·]*/, `${name} `);
  byId('audit-lead').replaceChildren(group(lead));
  byId('audit-rail').replaceChildren(group(rail));
  byId('audit-body').replaceChildren(group(body));
  page.removeAttribute('aria-busy');
}

function showState({ title: name, lead, help, ask, retry }: State): void {
  const again = on(el('button', { class: 'button', type: 'button' }, say.again), {
    click: () => void open(true),
  });
  show(name, lead, null, [help, retry && el('p', {}, again), ask && pasteForm(openText)]);
  live.say(name);
}

function factsNode({
  revision,
  updated_at,
  access: { recipient, expires_at },
}: Audit): HTMLElement {
  const facts = [
    [say.recipient, [recipient.name, el('br'), recipient.company]],
    [say.updated, [dayOf(updated_at), el('br'), say.revision({ number: revision })]],
    [say.ends, expires_at ? dayOf(expires_at) : say.never],
  ] as const;
  return el(
    'dl',
    { class: 'facts' },
    facts.map(([term, text]) => el('div', {}, el('dt', {}, term), el('dd', {}, text))),
  );
}

function headingsNode(headings: readonly Heading[]): Child {
  return (
    headings.length > 2 &&
    el(
      'nav',
      { class: 'toc', 'aria-label': say.contents },
      el(
        'details',
        {},
        el('summary', {}, say.contents),
        el(
          'ol',
          {},
          headings.map((heading) =>
            el(
              'li',
              { class: `depth-${heading.level}` },
              el('a', { href: `#${heading.id}` }, heading.title),
            ),
          ),
        ),
      ),
    )
  );
}

async function showAudit(audit: Audit): Promise<void> {
  const { markdown } = await import('./markdown.ts');
  const nodes = reportNodes(audit.data, { markdown, level: 1 });
  const name = nodes.title || say.untitled({ slug: audit.slug });
  const facts = el('div', { class: 'audit-rail' }, factsNode(audit), headingsNode(nodes.headings));
  const empty = Object.keys(audit.data).length === 0 && el('p', {}, say.empty);
  show(name, nodes.summary, facts, [
    nodes.body,
    empty,
    el('p', { class: 'confidential' }, say.confidential(audit.access.recipient)),
  ]);
  live.say(say.shown);
  // An address of a place in the report, kept over a reload: there was nothing there before.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/**
 * Fetches the report and shows it, or why not. `focus`: somebody asked for it, and goes on at its
 * title.
 */
async function open(focus: boolean): Promise<void> {
  const slug = slugOfPath(location.pathname);
  const token = slug && kept(tokenName(slug));
  if (!slug) showState(noSlug);
  else if (!token) showState(noToken);
  else {
    page.setAttribute('aria-busy', 'true');
    show(say.report, say.loading, null, null);
    live.say(say.loading);
    // The renderer is on its way while the report is.
    void import('./markdown.ts').catch(() => undefined);
    try {
      await showAudit(
        await call<Audit>(`/api/audits/${slug}`, { headers: { Authorization: `Bearer ${token}` } }),
      );
    } catch (error) {
      showState(failedState(error));
    }
  }
  if (focus) focusOn(title);
}

/** Takes the token out of the address bar and keeps it; true when there was one. */
function takeToken(): boolean {
  const token = tokenOfFragment(location.hash);
  const slug = slugOfPath(location.pathname);
  if (token === null) return false;
  history.replaceState(null, '', location.pathname);
  if (slug) keep(tokenName(slug), token);
  return true;
}

/** What somebody pasted. A link of another audit goes to that audit's page. */
function openText(text: string): void {
  const here = slugOfPath(location.pathname);
  const { slug, token } = linkOfText(text);
  const to = slug ?? here;
  if (token !== null && to !== null) keep(tokenName(to), token);
  if (to !== null && to !== here) location.assign(`/audits/${to}`);
  else if (token === null || to === null) {
    live.say('');
    const input = document.querySelector<HTMLInputElement>('#link');
    input?.setCustomValidity(say.noToken);
    input?.reportValidity();
    input?.addEventListener('input', () => input.setCustomValidity(''), { once: true });
  } else void open(true);
}

page.append(live.node);
takeToken();
// The same page again, with another link: a browser does not load it anew.
addEventListener('hashchange', () => {
  if (takeToken()) void open(true);
});
void open(false);
