/**
 * The recipient's page. The token comes in the fragment, which no server sees, leaves the address
 * bar at once, and stays in this tab. It goes out in one header of one request to this site.
 */
import { type ComponentChildren, render } from 'preact';
import type * as z from 'zod';
import { call } from '../browser/call.ts';
import { byId, focusOn, liveRegion } from '../browser/element.ts';
import { keep, kept } from '../browser/keep.ts';
import { dayOf } from '../browser/words.ts';
import type { responses } from '../schemas/audit.ts';
import { linkOfText, slugOfPath, tokenName, tokenOfFragment } from './link.ts';
import { type Place, reportOf } from './report.tsx';
import { say } from './say.ts';
import { failedState, noSlug, noToken, PasteForm, type State } from './states.tsx';

type Audit = z.infer<(typeof responses)['getAudit']>;

const page = byId('audit');
const title = byId('audit-title');
const live = liveRegion();
const site = document.title;

function show(
  name: string,
  lead: ComponentChildren,
  rail: ComponentChildren,
  body: ComponentChildren,
): void {
  title.textContent = name;
  document.title = site.replace(/^[^·]*/, `${name} `);
  render(lead, byId('audit-lead'));
  render(rail, byId('audit-rail'));
  render(body, byId('audit-body'));
  page.removeAttribute('aria-busy');
}

function showState({ title: name, lead, help, ask, retry }: State): void {
  show(name, lead, null, [
    help,
    retry && (
      <p>
        <button class="button" type="button" onClick={() => void open(true)}>
          {say.again}
        </button>
      </p>
    ),
    ask && <PasteForm open={openText} />,
  ]);
  live.say(name);
}

function Rail({ audit, places }: { audit: Audit; places: readonly Place[] }) {
  const { recipient, expires_at } = audit.access;
  const facts = [
    [say.recipient, recipient.name, recipient.company],
    [say.updated, dayOf(audit.updated_at), say.revision({ number: audit.revision })],
    [say.ends, expires_at ? dayOf(expires_at) : say.never],
  ];
  return (
    <div class="audit-rail">
      <dl class="facts">
        {facts.map(([term, text, more]) => (
          <div>
            <dt>{term}</dt>
            <dd>
              {text}
              {more !== undefined && <br />}
              {more}
            </dd>
          </div>
        ))}
      </dl>
      {places.length > 2 && (
        <nav class="toc" aria-label={say.contents}>
          <details>
            <summary>{say.contents}</summary>
            <ol>
              {places.map((place) => (
                <li class={`depth-${place.level}`}>
                  <a href={`#${place.id}`}>{place.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
    </div>
  );
}

async function showAudit(audit: Audit): Promise<void> {
  const { markdown } = await import('./markdown.tsx');
  const report = reportOf(audit.data, { markdown, level: 1 });
  const name = report.title || say.untitled({ slug: audit.slug });
  show(name, report.summary, <Rail audit={audit} places={report.places} />, [
    ...report.body,
    Object.keys(audit.data).length === 0 && <p>{say.empty}</p>,
    <p class="confidential">{say.confidential(audit.access.recipient)}</p>,
  ]);
  live.say(say.shown);
  // An address of a place in the report, kept over a reload: there was nothing there before.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Shows the report, or why not. `focus`: who asked for it goes on at its title. */
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
    void import('./markdown.tsx').catch(() => undefined);
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

/** What somebody pasted into a field. A link of another audit goes to that audit's page. */
function openText(text: string, field: HTMLInputElement): void {
  const here = slugOfPath(location.pathname);
  const { slug, token } = linkOfText(text);
  const to = slug ?? here;
  if (token !== null && to !== null) keep(tokenName(to), token);
  if (to !== null && to !== here) location.assign(`/audits/${to}`);
  else if (token !== null && to !== null) void open(true);
  else {
    live.say('');
    field.setCustomValidity(say.noToken);
    field.reportValidity();
  }
}

page.append(live.node);
byId('audit-body').replaceChildren();
takeToken();
// The same page again, with another link: a browser does not load it anew.
addEventListener('hashchange', () => {
  if (takeToken()) void open(true);
});
void open(false);
