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
import { entriesOf, freshness, one, type Rows } from '../instances.ts';
import { contentSurfaces, manifestPayload } from '../manifest.ts';
import { seal, sealFirst } from '../seal.ts';
import { apiRootPayload, healthPayload, schemaPayload, statusPayload } from '../service.ts';
import { signaturesPayload } from '../signing.ts';

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
    one(seal(apiRootPayload(records), freshness(records, [records.profile.profile]))),
  getHealth: (records) => one(seal(healthPayload(), freshness(records, []))),
  getStatus: (records) =>
    one(seal(statusPayload(records), freshness(records, entriesOf(records.profile)))),
  getSchema: (records) => one(seal(schemaPayload(records), freshness(records, []))),
  getManifest: (records) => {
    const payload = manifestPayload(records, contentSurfaces(records));
    return one(seal(payload, freshness(records, entriesOf(records.profile))));
  },
  getSignatures: (records) =>
    records.signed
      ? one(
          seal(
            signaturesPayload(records.site, records.signed),
            freshness(records, entriesOf(records.profile)),
          ),
        )
      : [],
  getReportSchema: (records) =>
    one(seal(reportContractPayload(records), freshness(records, records.profile.missions))),
  listEvals: (records) =>
    one(sealFirst(evalsPayload(records), freshness(records, records.profile.evals))),
  getEvalRunbook: (records) => one(seal(runbookPayload(records), freshness(records, []))),
  getEvalRunContract: (records) =>
    one(seal(runContractPayload(records), freshness(records, records.profile.evals))),
} satisfies Partial<Rows>;
