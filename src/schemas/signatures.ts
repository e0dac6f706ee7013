/** GET /api/signatures: who signed what, on a build that has a key. */
import * as z from 'zod';
import { metadataFields, WebUrl } from './common.ts';

export const SignaturesResponse = z
  .object({
    issuer: z.string().meta({
      description: 'Who signs: a DID of the method web.',
      examples: ['did:web:example.org'],
    }),
    keys_url: WebUrl.meta({
      description: 'The keys, each with the days of its use.',
      examples: ['https://example.org/.well-known/jwks.json'],
    }),
    signatures: z.record(z.string(), z.string()).meta({
      description:
        'By path: a detached JWS (RFC 7515 appendix F, RFC 7797, EdDSA) over the RFC 8785 form ' +
        'of the whole payload, its content_hash included.',
      examples: [{ '/api/manifest': 'eyJhbGciOiJFZERTQSJ9..c2lnbmF0dXJl' }],
    }),
    proves: z
      .string()
      .meta({ description: 'What a signature shows.', examples: ['The payload is whole.'] }),
    does_not_prove: z
      .string()
      .meta({ description: 'What it does not show.', examples: ['That it is true.'] }),
    how_to_check_url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'SignaturesResponse', description: 'Signatures of manifest, claims and keys.' });
