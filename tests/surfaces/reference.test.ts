import { expect, test } from 'vitest';
import { referenceOf } from '../../src/surfaces/developers/reference.ts';

const person = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const, maxLength: 80, description: 'What they\nare called.' },
    boss: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' as const }] },
    content_hash: { type: 'string' as const },
  },
  required: ['name'],
};

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Example', version: '1.0.0' },
  servers: [{ url: 'https://example.org' }],
  tags: [{ name: 'people', description: 'Who there is' }],
  paths: {
    '/people/{id}': {
      post: {
        operationId: 'changePerson',
        summary: 'Change a person',
        tags: ['people'],
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path' as const,
            required: true,
            description: 'Whom.',
            schema: { type: 'integer' as const, minimum: 1 },
          },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Person' } } },
        },
        responses: {
          '200': {
            description: 'Changed.',
            content: {
              'application/json': {
                schema: {
                  type: 'object' as const,
                  properties: {
                    people: {
                      type: 'array' as const,
                      items: { $ref: '#/components/schemas/Person' },
                    },
                    state: { enum: ['new', 'old'], default: 'new' },
                  },
                  required: ['people'],
                },
              },
            },
          },
          '404': { description: 'Nobody.' },
        },
      },
    },
  },
  components: { schemas: { Person: person } },
};

test('an operation is told as lists: a member a line, a component in full once', () => {
  const [group] = referenceOf(DOCUMENT);
  expect(group?.operations[0]?.markdown).toBe(`### Authentication

\`bearer\`

### Parameters

- \`id\` (path, integer, minimum \`1\`): Whom.

### Body

\`application/json\` \`Person\`

- \`name\` (string, maxLength \`80\`): What they are called.
- \`boss\` (\`Person\` or null, optional)

### Answer 200

Changed. \`application/json\`

- \`people\` (array of \`Person\`)
- \`state\` (\`"new"\`, \`"old"\`, optional, default \`new\`)`);
});
