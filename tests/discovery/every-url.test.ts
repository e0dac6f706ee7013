import { expect, test } from 'vitest';
import { agentCard } from '../../src/surfaces/discovery/agent-card.ts';
import { agentsJson } from '../../src/surfaces/discovery/agents-json.ts';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { aiPlugin } from '../../src/surfaces/discovery/ai-plugin.ts';
import { apiCatalog } from '../../src/surfaces/discovery/api-catalog.ts';
import { axMission } from '../../src/surfaces/discovery/ax-mission.ts';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { robotsTxt } from '../../src/surfaces/discovery/robots.ts';
import { securityTxt } from '../../src/surfaces/discovery/security.ts';
import { skillsIndex } from '../../src/surfaces/discovery/skills-index.ts';
import { skillMd } from '../../src/surfaces/documents/skill.ts';
import { readOf } from '../../src/surfaces/read-of.ts';
import type { Records } from '../../src/surfaces/records.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

const documents: Record<string, (records: Records) => object | string> = {
  agentCard,
  agentsJson,
  aiCatalog,
  aiPlugin,
  apiCatalog,
  axMission: (records) => axMission(records),
  jsonResume,
  profileJsonLd,
  robotsTxt,
  securityTxt,
  skillsIndex: (records) => skillsIndex(records, skillMd(records)),
};

const BASE = 'https://profile.example';

/** It takes messages, and answers nobody who reads. */
const MESSAGES = '/a2a';

/** Addresses of this service in a document, in prose too, without fragments, levels and full
 * stops. */
function ownPaths(text: string): string[] {
  return [...text.matchAll(/https:\/\/profile\.example([^\s"',;)]*)/g)]
    .map(([, path = '']) => path.replace(/(#|\?detail=).*$/, '').replace(/[.:]$/, ''))
    .filter((path) => path !== MESSAGES);
}

test.each(Object.entries(documents))('%s names only addresses that answer', async (_, document) => {
  const made = document(await exampleRecords(BASE));
  const paths = ownPaths(typeof made === 'string' ? made : JSON.stringify(made));
  expect(paths.filter((path) => path !== '' && readOf(path) === null)).toEqual([]);
});

test.each(Object.entries(documents))(
  '%s of the odd profile names only addresses that answer',
  async (_, document) => {
    const made = document(await oddRecords(BASE));
    const paths = ownPaths(typeof made === 'string' ? made : JSON.stringify(made));
    expect(paths.filter((path) => path !== '' && readOf(path) === null)).toEqual([]);
  },
);

test.each(Object.entries(documents))('%s is the same when made twice', async (_, document) => {
  expect(document(await exampleRecords(BASE))).toEqual(document(await exampleRecords(BASE)));
});

test.each(Object.entries(documents))(
  '%s says that this is a demonstration',
  async (name, document) => {
    const made = document(await exampleRecords(BASE));
    const text = typeof made === 'string' ? made : JSON.stringify(made);
    expect(text.includes('This is a demonstration about a historical person')).toBe(
      name !== 'apiCatalog',
    );
  },
);

test.each(Object.entries(documents))(
  '%s has no member without a value to serialize',
  async (_, document) => {
    const made = document(await exampleRecords(BASE));
    if (typeof made !== 'string') expect(JSON.parse(JSON.stringify(made))).toStrictEqual(made);
  },
);
