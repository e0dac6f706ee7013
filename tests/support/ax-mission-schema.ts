/**
 * AX Mission Manifest v0.1 as JSON Schema 2020-12, from the field tables of its spec; closed at
 * every level.
 */

const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', format: 'uri' };
const time = { type: 'string', format: 'date-time' };
const closed = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object, minItems = 0) => ({ type: 'array', items, minItems });
const link = closed({ url: text, type: text, description: { type: 'string' } }, ['url', 'type']);
const snake = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' };

const mission = closed({
  id: snake,
  title: { ...text, maxLength: 120 },
  description: { ...text, maxLength: 1000 },
  category: { enum: ['principal', 'platform', 'protocol', 'commerce', 'support', 'other'] },
  surfaces: list(
    closed({
      url: text,
      type: {
        enum: [
          'documentation',
          'api',
          'schema',
          'mcp',
          'cli',
          'eval',
          'fixture',
          'contact',
          'other',
        ],
      },
      format: text,
      required: { type: 'boolean' },
    }),
    1,
  ),
  auth: closed(
    {
      required: { type: 'boolean' },
      type: { enum: ['none', 'api_key', 'oauth', 'session', 'account', 'other'] },
      scopes: list({ type: 'string' }),
      side_effects: { enum: ['none', 'read', 'write', 'external_effect', 'unknown'] },
      human_approval_required: { type: 'boolean' },
    },
    ['required'],
  ),
  input_schema: { type: 'object' },
  output_schema: { type: 'object' },
  success: list(closed({ id: snake, description: text, verify_with: text }), 1),
  verify: closed({ freshness: text, authority: text, success_contract: text }),
});

const trust = closed(
  {
    updated_at: time,
    authority: uri,
    generated_by: { type: 'string' },
    content_hashes: list(
      closed({ url: text, sha256: { type: 'string', pattern: '^[a-f0-9]{64}$' } }),
    ),
    breaking_changes_since: { type: ['string', 'null'], format: 'date-time' },
    expires_at: time,
    changelog: uri,
  },
  ['updated_at', 'authority'],
);

export const axMissionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...closed(
    {
      schema_version: { const: '0.1' },
      id: { type: 'string', pattern: '^[a-z0-9]+(\\.[a-z0-9][a-z0-9-]*)+$' },
      name: { ...text, maxLength: 120 },
      description: { ...text, maxLength: 1000 },
      updated_at: time,
      publisher: closed({ name: text, url: uri }),
      entrypoints: list(link, 1),
      links: list(link),
      contact: closed({ security: uri, support: uri, standards: uri }, []),
      missions: list(mission, 1),
      trust,
    },
    ['schema_version', 'id', 'name', 'description', 'updated_at', 'missions', 'trust'],
  ),
};
