/** Checks as recipes that anybody can repeat, and what the owner's own runs of them gave. */
import canonicalize from 'canonicalize';
import * as schemas from '../schemas/verification.ts';
import proofs from './proofs.json' with { type: 'json' };

/** Where the public interfaces stand that recipes ask. */
export const HOSTS = {
  github: 'https://api.github.com',
  crossref: 'https://api.crossref.org',
  orcid: 'https://pub.orcid.org',
  wikidata: 'https://www.wikidata.org',
  npm: 'https://registry.npmjs.org',
};

type Told = Pick<schemas.Verification['checks'][number], 'look_for' | 'proves' | 'does_not_prove'>;
type Made = Omit<schemas.Recipe, 'kind'> & Pick<Told, 'look_for'>;
type Makers = {
  [K in schemas.Check['kind']]: (
    check: Extract<schemas.Check, { kind: K }>,
    link: Pick<schemas.CheckedLink, 'label' | 'url'>,
  ) => Made;
};

const json = (url: string, expect: unknown) => ({ url, reads: 'json' as const, expect });
const part = encodeURIComponent;

const MAKERS: Makers = {
  page_contains: ({ text }, { label, url }) => {
    const words = [text ?? label].flat();
    const each = words.map(($has) => ({ $has }));
    return {
      url,
      reads: 'text',
      expect: each.length > 1 ? { $all: each } : each[0],
      look_for: `The words ${words.map((word) => `"${word}"`).join(' and ')}.`,
    };
  },
  github_contributor: ({ repository, login, commits }) => ({
    ...json(
      `${HOSTS.github}/search/commits?q=${part(`repo:${repository} author:${login}`)}&per_page=1`,
      {
        total_count: { $least: Number(commits) },
        items: [{ author: { login: { $is: login } } }],
      },
    ),
    look_for: `At least ${commits} commits to ${repository} by ${login}.`,
  }),
  github_repo: ({ repository, license }) => ({
    ...json(`${HOSTS.github}/repos/${repository}`, {
      full_name: { $is: repository },
      fork: { $is: false },
      ...(license ? { license: { spdx_id: { $is: license } } } : {}),
    }),
    look_for: `${repository}, not a fork${license ? `, under ${license}` : ''}.`,
  }),
  doi: ({ doi, title, author }) => ({
    ...json(`${HOSTS.crossref}/works/${part(doi)}`, {
      message: { title: [{ $has: title }], author: [{ family: { $is: author } }] },
    }),
    look_for: `The title "${title}" and an author ${author}.`,
  }),
  orcid: ({ orcid, work }) => ({
    ...json(`${HOSTS.orcid}/v3.0/${orcid}/works`, {
      group: [{ 'work-summary': [{ title: { title: { value: { $has: work } } } }] }],
    }),
    look_for: `A work with the title "${work}".`,
  }),
  wikidata: ({ item, property, value }) => ({
    ...json(
      `${HOSTS.wikidata}/w/api.php?action=wbgetclaims&format=json&entity=${item}&property=${property}`,
      {
        claims: {
          [property]: [
            {
              rank: { $not: 'deprecated' },
              mainsnak: {
                datavalue: {
                  value: /^Q\d+$/.test(value) ? { id: { $is: value } } : { $is: value },
                },
              },
            },
          ],
        },
      },
    ),
    look_for: `A statement ${property} of ${item} with the value ${value}.`,
  }),
  npm_maintainer: ({ package: name, login }) => ({
    ...json(`${HOSTS.npm}/${name.replace('/', '%2F')}/latest`, {
      name: { $is: name },
      maintainers: [{ name: { $is: login } }],
    }),
    look_for: `${login} among the maintainers of ${name}.`,
  }),
  links_here: ({ to }, { url }) => ({
    url,
    reads: 'hrefs',
    expect: [{ $is: new URL(to).href.replace(/\/$/, '') }],
    look_for: `A link to ${to}.`,
  }),
  rel_me: ({ to }, { url }) => ({
    url,
    reads: 'links',
    expect: [{ $is: new URL(to).href.replace(/\/$/, '') }],
    look_for: `A link to ${to} with rel="me".`,
  }),
};

/** The recipe of a link that has a check, with what it shows and what not; else null. */
export function recipeOf(link: schemas.CheckedLink): (Told & { recipe: schemas.Recipe }) | null {
  const { check } = link;
  if (!check) return null;
  const make = MAKERS[check.kind] as (check: schemas.Check, link: schemas.CheckedLink) => Made;
  const { look_for, ...recipe } = make(check, link);
  return { recipe: { kind: check.kind, ...recipe }, look_for, ...proofs[check.kind] };
}

/** Whether two recipes are the same: a receipt says nothing of a recipe that was changed since. */
export const sameRecipe = (recipe: schemas.Recipe, other: schemas.Recipe): boolean =>
  canonicalize(recipe) === canonicalize(other);

/** What has evidence: a claim, a project, a skill, with the receipts that stand beside it. */
export type Evidenced = {
  evidence_links: readonly schemas.CheckedLink[];
  receipts?: readonly schemas.Receipt[] | undefined;
};

/** What a run gave, in a sentence that says whose run it was. */
function foundOf({ status, day }: Result, lookFor: string, url: string): string {
  const what = lookFor
    .replace(/^(The|A|At) /, (article) => article.toLowerCase())
    .replace(/\.$/, '');
  const at = `on ${new URL(url).host} on ${day}`;
  return {
    confirmed: `The owner's check found ${what} ${at}.`,
    not_found: `The owner's check did not find ${what} ${at}.`,
    changed: `The owner's check found ${what} before, and no longer ${at}.`,
    unreachable: `The owner's check got no usable answer ${at}.`,
    not_checked: 'The owner has not run this check.',
  }[status];
}

type Result = Pick<schemas.Receipt, 'status' | 'day'>;

/** The receipt of a recipe that was not run, with why. */
export const notRun = (recipe: schemas.Recipe, reason: string): schemas.Receipt => ({
  recipe,
  status: 'not_checked',
  day: null,
  sha256: null,
  archive_url: null,
  reason,
});

/** All checks of a record with their results; undefined when it has none. */
export function verificationOf({
  evidence_links,
  receipts = [],
}: Evidenced): schemas.Verification | undefined {
  const checks = evidence_links.flatMap((link) => {
    const made = recipeOf(link);
    if (!made) return [];
    const receipt = receipts.find(({ recipe }) => sameRecipe(recipe, made.recipe));
    const { recipe: _, ...result } =
      receipt ?? notRun(made.recipe, 'This recipe has not been run.');
    const found = foundOf(result, made.look_for, made.recipe.url);
    return [{ label: link.label, ...made, found, ...result }];
  });
  if (checks.length === 0) return undefined;
  const { options } = schemas.VerificationStatus;
  const worst = Math.max(...checks.map(({ status }) => options.indexOf(status)));
  const days = checks.map(({ day }) => day).sort();
  return {
    status: options[worst] ?? 'not_checked',
    day: days.includes(null) ? null : (days[0] ?? null),
    run_by: 'owner',
    checks,
  };
}

/** Status and day alone, for lists; undefined where there is no check. */
export function summaryOf(entry: Evidenced): schemas.VerificationSummary | undefined {
  const { status, day } = verificationOf(entry) ?? {};
  return status && { status, ...(day ? { day } : {}) };
}
