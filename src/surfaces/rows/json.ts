/** The rows in our own JSON format: which surface function fills which row. The compiler asks for every one. */
import type { Entry, Profile } from '../../profile/profile.ts';
import type { Payload, PayloadId } from '../../schemas/payloads.ts';
import { evalsPayload, reportContractPayload, runbookPayload, runContractPayload } from '../evals.ts';
import { initPayload } from '../init.ts';
import { activityList, changelogList, claimsList, notesList, questionsList } from '../lists.ts';
import { contentIndexPayload, contentSurfaces, manifestPayload } from '../manifest.ts';
import { collaborationPayload, contactPayload, profilePayload } from '../person.ts';
import type { Records } from '../records.ts';
import { PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { type Freshness, latest, seal, sealFirst, timestamp } from '../seal.ts';
import { apiRootPayload, healthPayload, schemaPayload, statusPayload } from '../service.ts';
import { manifestoPayload, textClaims, textPayload } from '../texts.ts';

/** One file of a row, with its variants. Payloads are sealed. */
export type Instance<T = object> = {
  /** Value of the path parameter, where the row has one. */
  param?: string;
  /** What the twin is called, where the row has a parameter. */
  title?: string;
  payload: T;
  /** Other answers of the same address: `detail` levels, and `all`, the list that the front door filters. */
  variants?: Record<string, T>;
};

/** o200k tokens of default answers, keyed by path. */
export type Costs = Record<string, number>;

type Rows = { [Id in PayloadId]: (records: Records, costs: Costs) => Instance<Payload<Id>>[] };

type Dated = { modified: string };

/** Every entry of a profile. */
export function entriesOf(profile: Profile): Dated[] {
  return Object.values(profile).flat() as Dated[];
}

function freshness(records: Records, entries: readonly Dated[]): Freshness {
  return {
    last_modified: timestamp(latest(entries.map(({ modified }) => modified))),
    breaking_changes_since: records.breaking_changes_since,
  };
}

const one = <T>(payload: T): Instance<T>[] => [{ payload }];

/** Freshness of each item by id: single files keep the day of their own item. */
function items<T extends object, E extends Dated & { id: string }>(
  records: Records,
  list: readonly T[],
  entries: readonly E[],
  idOf: (item: T) => string,
  titleOf: (item: T) => string,
) {
  const entry = new Map(entries.map((one) => [one.id, one]));
  return list.map((item) => {
    const id = idOf(item);
    return { param: id, title: titleOf(item), item, freshness: freshness(records, [entry.get(id) as E]) };
  });
}

function textRow(text: Entry<'manifesto'> | Entry<'articles'>, type: 'article' | 'manifesto', records: Records) {
  const fresh = freshness(records, [text]);
  return {
    title: text.title,
    payload: seal(textPayload(text, type, records, 'compact'), fresh),
    variants: { full: seal(textPayload(text, type, records, 'full'), fresh) },
  };
}

export const jsonRows: Rows = {
  getInit: (records, costs) => {
    const { profile, contact, claims, missions } = records.profile;
    const strongest = claims.filter(({ id }) => profile.strongest_claims.includes(id));
    const some = freshness(records, [profile, contact, ...strongest, ...missions]);
    const all = freshness(records, entriesOf(records.profile));
    return [
      {
        payload: seal(initPayload(records, 'lean', costs), some),
        variants: {
          compact: seal(initPayload(records, 'compact', costs), all),
          full: seal(initPayload(records, 'full', costs), all),
        },
      },
    ];
  },
  getApiRoot: (records) => one(seal(apiRootPayload(records), freshness(records, [records.profile.profile]))),
  getHealth: (records) => one(seal(healthPayload(), freshness(records, []))),
  getStatus: (records) => one(seal(statusPayload(records), freshness(records, entriesOf(records.profile)))),
  getSchema: (records) => one(seal(schemaPayload(records), freshness(records, []))),
  getProfile: (records) => one(seal(profilePayload(records), freshness(records, [records.profile.profile]))),
  listSkills: (records) => {
    const { skills, projects, experience } = records.profile;
    const payload = { skills: records.skills, consumer_rule: SKILL_RULE };
    return one(seal(payload, freshness(records, [...skills, ...projects, ...experience])));
  },
  listExperience: (records) => {
    const { experience, education } = records.profile;
    const payload = { experience: records.experience, education: records.education };
    return one(seal(payload, freshness(records, [...experience, ...education])));
  },
  getExperience: (records) =>
    items(
      records,
      records.experience,
      records.profile.experience,
      ({ id }) => id,
      ({ title, organization }) => `${title}, ${organization}`,
    ).map(({ param, title, item, freshness }) => ({ param, title, payload: seal(item, freshness) })),
  listProjects: (records) => {
    const { projects, claims } = records.profile;
    return one(
      seal({ projects: records.projects, consumer_rule: PROJECT_RULE }, freshness(records, [...projects, ...claims])),
    );
  },
  getProject: (records) =>
    items(
      records,
      records.projects,
      records.profile.projects,
      ({ slug }) => slug,
      ({ title }) => title,
    ).map(({ param, title, item, freshness }) => ({
      param,
      title,
      payload: seal({ ...item, consumer_rule: PROJECT_RULE }, freshness),
    })),
  listClaims: (records) => {
    const fresh = freshness(records, records.profile.claims);
    return [
      {
        payload: claimsList(records.claims, { limit: 50 }, fresh),
        variants: { all: claimsList(records.claims, { limit: null }, fresh) },
      },
    ];
  },
  getClaim: (records) =>
    items(
      records,
      records.claims,
      records.profile.claims,
      ({ id }) => id,
      ({ claim }) => claim,
    ).map(({ param, title, item, freshness }) => ({ param, title, payload: seal(item, freshness) })),
  listWritings: (records) => one(seal({ writings: records.writings }, freshness(records, records.profile.writings))),
  listTalks: (records) => one(seal({ talks: records.talks }, freshness(records, records.profile.talks))),
  listNotes: (records) => {
    const fresh = freshness(records, records.profile.notes);
    return [
      {
        payload: notesList(records.notes, { limit: 50 }, fresh),
        variants: { all: notesList(records.notes, { limit: null }, fresh) },
      },
    ];
  },
  getNote: (records) =>
    items(
      records,
      records.notes,
      records.profile.notes,
      ({ id }) => id,
      ({ title }) => title,
    ).map(({ param, title, item, freshness }) => ({ param, title, payload: seal(item, freshness) })),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return one(seal(collaborationPayload(records), freshness(records, [collaboration, contact])));
  },
  listCommonQuestions: (records) => {
    const fresh = freshness(records, records.profile.questions);
    const all = questionsList(records.questions, { limit: null }, fresh);
    return [{ payload: questionsList(records.questions, { limit: 10 }, fresh), variants: { all } }];
  },
  listChangelog: (records) => {
    const fresh = freshness(records, records.profile.changelog);
    const all = changelogList(records.changelog, { limit: null }, fresh);
    return [{ payload: changelogList(records.changelog, { limit: 20 }, fresh), variants: { all } }];
  },
  listActivity: (records) => {
    const { notes, writings, talks, projects } = records.profile;
    const fresh = freshness(records, [...notes, ...writings, ...talks, ...projects]);
    const all = activityList(records.activity, { limit: null }, fresh);
    return [{ payload: activityList(records.activity, { limit: 20 }, fresh), variants: { all } }];
  },
  getManifest: (records) => {
    const payload = manifestPayload(records, contentSurfaces(records));
    return one(seal(payload, freshness(records, entriesOf(records.profile))));
  },
  getManifesto: (records) => one(seal(manifestoPayload(records), freshness(records, [records.profile.manifesto]))),
  getContentIndex: (records) => {
    const { profile, manifesto, articles } = records.profile;
    return one(
      seal(contentIndexPayload(contentSurfaces(records)), freshness(records, [profile, manifesto, ...articles])),
    );
  },
  getContentManifesto: (records) => [textRow(records.profile.manifesto, 'manifesto', records)],
  getManifestoClaims: (records) => {
    const text = records.profile.manifesto;
    return one(seal(textClaims(text, 'manifesto', records), freshness(records, [text])));
  },
  getArticle: (records) =>
    records.profile.articles.map((text) => ({ param: text.id, ...textRow(text, 'article', records) })),
  getArticleClaims: (records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      title: `Key claims: ${text.title}`,
      payload: seal(textClaims(text, 'article', records), freshness(records, [text])),
    })),
  getContactPolicy: (records) => one(seal(contactPayload(records), freshness(records, [records.profile.contact]))),
  getReportSchema: (records) => one(seal(reportContractPayload(records), freshness(records, records.profile.missions))),
  listEvals: (records) => one(sealFirst(evalsPayload(records), freshness(records, records.profile.evals))),
  getEvalRunbook: (records) => one(seal(runbookPayload(records), freshness(records, []))),
  getEvalRunContract: (records) => one(seal(runContractPayload(records), freshness(records, records.profile.evals))),
};
