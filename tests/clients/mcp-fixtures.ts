/**
 * What the official conformance suite asks of a server beyond what this product offers, written
 * from the descriptions of its scenarios. It rides on the real endpoint, behind the real gate;
 * nothing that is deployed imports it.
 */
import {
  completable,
  createMcpHandler,
  InMemoryServerEventBus,
  type McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Extension } from '../../functions/mcp/dependencies.ts';
import { registerRounds, states } from './mcp-fixture-rounds.ts';

/** A red pixel, and 2 ms of silence. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const WAV = 'UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA';

const text = (value: string) => ({ type: 'text' as const, text: value });
const says = (value: string) => ({ content: [text(value)] });
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, value: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: value },
});

function registerContent(server: McpServer): void {
  const tool = (name: string, content: object[]) =>
    server.registerTool(name, { description: 'Answers with fixed content.' }, () => ({
      content: content as ReturnType<typeof text>[],
    }));
  tool('test_simple_text', [text('This is a simple text response for testing.')]);
  tool('test_image_content', [image]);
  tool('test_audio_content', [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }]);
  tool('test_embedded_resource', [
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ]);
  tool('test_multiple_content_types', [
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ]);
  server.registerTool('test_error_handling', { description: 'Fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool(
    'test_header_parameter',
    {
      description: 'Takes an argument as a header, too.',
      inputSchema: z.object({ region: z.string().optional().meta({ 'x-mcp-header': 'Region' }) }),
    },
    () => says('The header and the argument agree.'),
  );
}

function registerNotifications(server: McpServer): void {
  server.registerTool('test_tool_with_logging', { description: 'Logs.' }, async ({ mcpReq }) => {
    for (const line of [
      'Tool execution started',
      'Tool processing data',
      'Tool execution completed',
    ])
      await mcpReq.log('info', line);
    return says('Logged three lines.');
  });
  server.registerTool('test_logging_tool', { description: 'Logs.' }, async ({ mcpReq }) => {
    await mcpReq.log('info', 'Only for those who asked for a level.');
    return says('Done.');
  });
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Tells its progress.' },
    async ({ mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of progressToken === undefined ? [] : [0, 50, 100])
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        });
      return says('Made progress.');
    },
  );
}

const field = (description: string) => ({ type: 'string' as const, description });
const options = (prefix: string) => ['1', '2', '3'].map((one) => `${prefix}${one}`);
const titled = [
  { const: 'value1', title: 'First Option' },
  { const: 'value2', title: 'Second Option' },
  { const: 'value3', title: 'Third Option' },
];

/** Requests to the client over a live connection: there is none here, and the baseline says so. */
function registerPush(server: McpServer): void {
  server.registerTool(
    'test_sampling',
    { description: 'Asks the model of the client.', inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, ctx) => {
      const messages = [{ role: 'user' as const, content: text(prompt) }];
      const answer = await ctx.mcpReq.requestSampling({ messages, maxTokens: 100 });
      return says(`LLM response: ${JSON.stringify(answer.content)}`);
    },
  );
  const elicit = async (
    ctx: ServerContext,
    message: string,
    properties: object,
    required: string[] = [],
  ) => {
    const requestedSchema = { type: 'object' as const, properties, required };
    const { action, content } = await ctx.mcpReq.elicitInput({ message, requestedSchema } as never);
    return says(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`);
  };
  server.registerTool(
    'test_elicitation',
    { description: 'Asks the human.', inputSchema: z.object({ message: z.string() }) },
    ({ message }, ctx) => {
      const properties = {
        username: field("User's response"),
        email: field("User's email address"),
      };
      return elicit(ctx, message, properties, ['username', 'email']);
    },
  );
  server.registerTool(
    'test_elicitation_sep1034_defaults',
    { description: 'Asks with defaults.' },
    (ctx) =>
      elicit(ctx, 'Defaults', {
        name: { type: 'string', default: 'John Doe' },
        age: { type: 'integer', default: 30 },
        score: { type: 'number', default: 95.5 },
        status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
        verified: { type: 'boolean', default: true },
      }),
  );
  server.registerTool(
    'test_elicitation_sep1330_enums',
    { description: 'Asks with enums.' },
    (ctx) =>
      elicit(ctx, 'Enums', {
        untitledSingle: { type: 'string', enum: options('option') },
        titledSingle: { type: 'string', oneOf: titled },
        legacyEnum: {
          type: 'string',
          enum: options('opt'),
          enumNames: ['Option One', 'Option Two', 'Option Three'],
        },
        untitledMulti: { type: 'array', items: { type: 'string', enum: options('option') } },
        titledMulti: { type: 'array', items: { anyOf: titled } },
      }),
  );
}

function registerReads(server: McpServer): void {
  const resource = (uri: string, mimeType: string, content: object) =>
    server.registerResource(uri, uri, { mimeType }, () => ({
      contents: [{ uri, mimeType, ...content } as never],
    }));
  resource('test://static-text', 'text/plain', {
    text: 'This is the content of the static text resource.',
  });
  resource('test://static-binary', 'image/png', { blob: PNG });
  resource('test://watched-resource', 'text/plain', { text: 'Watched.' });
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource(
    'test_template',
    template,
    { mimeType: 'application/json' },
    ({ href: uri }, { id }) => {
      const value = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
      return { contents: [{ uri, mimeType: 'application/json', text: value }] };
    },
  );
}

function registerPrompts(server: McpServer): void {
  const message = (content: object) => ({
    role: 'user' as const,
    content: content as ReturnType<typeof text>,
  });
  server.registerPrompt('test_simple_prompt', { description: 'Simple.' }, () => ({
    messages: [message(text('This is a simple prompt for testing.'))],
  }));
  const cities = (value: string | undefined) =>
    ['paris', 'park', 'party'].filter((one) => one.startsWith(value ?? ''));
  const two = z.object({ arg1: completable(z.string(), cities), arg2: z.string() });
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments.', argsSchema: two },
    ({ arg1, arg2 }) => ({
      messages: [message(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  );
  const one = z.object({ resourceUri: z.string() });
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource.', argsSchema: one },
    ({ resourceUri }) => ({
      messages: [
        message(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        message(text('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image.' }, () => ({
    messages: [message(image), message(text('Please analyze the image above.'))],
  }));
}

/**
 * Changes that are told to whoever listens: with a bus of this process, which the product does not
 * have.
 */
const bus = new InMemoryServerEventBus();
const { notify } = createMcpHandler(() => Promise.reject(new Error('only notifies')), { bus });

function registerChanges(server: McpServer, era: 'legacy' | 'modern'): void {
  server.registerTool('test_trigger_tool_change', { description: 'Changes the tools.' }, () => {
    notify.toolsChanged();
    return says('The tools changed.');
  });
  server.registerTool('test_trigger_prompt_change', { description: 'Changes the prompts.' }, () => {
    notify.promptsChanged();
    return says('The prompts changed.');
  });
  if (era === 'legacy') {
    server.server.setRequestHandler('resources/subscribe', () => ({}));
    server.server.setRequestHandler('resources/unsubscribe', () => ({}));
  }
}

/** All of it, for `startServer`. */
export const fixtures: Extension = {
  server: {
    capabilities: {
      logging: {},
      tools: { listChanged: true },
      prompts: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
    },
    requestState: { verify: states.verify },
  },
  handler: { bus },
  register: (server, { era }) => {
    registerContent(server);
    registerNotifications(server);
    registerPush(server);
    registerReads(server);
    registerPrompts(server);
    registerRounds(server);
    registerChanges(server, era);
  },
};
