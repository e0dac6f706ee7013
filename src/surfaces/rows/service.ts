/**
 * The rows about the service itself: orientation, schemas, contracts, and the profile in one
 * payload.
 */
import {
  evalsPayload,
  reportContractPayload,
  runbookPayload,
  runContractPayload,
} from '../evals.ts';
import { initPayload } from '../init.ts';
import { entriesOf, freshness, type Rows, single } from '../instances.ts';
import { contentSurfaces, manifestPayload } from '../manifest.ts';
import { seal, sealFirst } from '../seal.ts';
import { apiRootPayload, healthPayload, schemaPayload, statusPayload } from '../service.ts';

export const serviceRows = {
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
  getApiRoot: (records) =>
    single(seal(apiRootPayload(records), freshness(records, [records.profile.profile]))),
  getHealth: (records) => single(seal(healthPayload(), freshness(records, []))),
  getStatus: (records) =>
    single(seal(statusPayload(records), freshness(records, entriesOf(records.profile)))),
  getSchema: (records) => single(seal(schemaPayload(records), freshness(records, []))),
  getManifest: (records) => {
    const payload = manifestPayload(records, contentSurfaces(records));
    return single(seal(payload, freshness(records, entriesOf(records.profile))));
  },
  getReportSchema: (records) =>
    single(seal(reportContractPayload(records), freshness(records, records.profile.missions))),
  listEvals: (records) =>
    single(sealFirst(evalsPayload(records), freshness(records, records.profile.evals))),
  getEvalRunbook: (records) => single(seal(runbookPayload(records), freshness(records, []))),
  getEvalRunContract: (records) =>
    single(seal(runContractPayload(records), freshness(records, records.profile.evals))),
} satisfies Partial<Rows>;
