/**
 * Fixtures of the suite in several rounds: the server asks for input, and the client calls again
 * with it (SEP-2322).
 */
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';

/** Seals what travels through the client. One process answers every round here. */
export const states = createRequestStateCodec({
  key: 'conformance fixtures, not a secret of anybody',
});

type Answer = CallToolResult | InputRequiredResult;

const says = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
const Name = z.object({ name: z.string() });
const askName = (message: string) => inputRequired.elicit({ message, requestedSchema: Name });
const sample = (text: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text } }],
    maxTokens,
  });

/** The text of a sampling response, or null when there is none for the key. */
function sampled({ mcpReq }: ServerContext, key: string): string | null {
  const view = inputResponse(mcpReq.inputResponses, key);
  return view.kind === 'sampling' ? JSON.stringify(view) : null;
}

function rootsOf({ mcpReq }: ServerContext, key: string): string | null {
  const view = inputResponse(mcpReq.inputResponses, key);
  return view.kind === 'roots' ? view.roots.map(({ uri }) => uri).join(', ') : null;
}

const nameOf = ({ mcpReq }: ServerContext, key: string) =>
  acceptedContent(mcpReq.inputResponses, key, Name)?.name;

/** What the client says it can do, in the envelope of its request. */
function capabilities({ mcpReq }: ServerContext): { sampling?: object; elicitation?: object } {
  return (
    (mcpReq.envelope as Record<string, object> | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}
  );
}

/** Name of the tool, without its prefix, and what a call answers. */
const ROUNDS: Record<string, (ctx: ServerContext) => Answer | Promise<Answer>> = {
  elicitation: (ctx) => {
    const name = nameOf(ctx, 'user_name');
    return name === undefined
      ? inputRequired({ inputRequests: { user_name: askName('What is your name?') } })
      : says(`Hello, ${name}!`);
  },
  sampling: (ctx) => {
    const answer = sampled(ctx, 'capital_question');
    return answer === null
      ? inputRequired({
          inputRequests: { capital_question: sample('What is the capital of France?', 100) },
        })
      : says(answer);
  },
  list_roots: (ctx) => {
    const roots = rootsOf(ctx, 'client_roots');
    return roots === null
      ? inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
      : says(`Roots: ${roots}`);
  },
  request_state: async (ctx) => {
    const Ok = z.object({ ok: z.boolean() });
    const confirmed = acceptedContent(ctx.mcpReq.inputResponses, 'confirm', Ok);
    if (confirmed && ctx.mcpReq.requestState<{ step: string }>()?.step === 'confirm')
      return says('state-ok');
    const confirm = inputRequired.elicit({ message: 'Please confirm', requestedSchema: Ok });
    return inputRequired({
      inputRequests: { confirm },
      requestState: await states.mint({ step: 'confirm' }),
    });
  },
  tampered_state: async (ctx) => {
    const Ok = z.object({ ok: z.boolean() });
    if (acceptedContent(ctx.mcpReq.inputResponses, 'confirm', Ok)) return says('state-ok');
    const confirm = inputRequired.elicit({ message: 'Please confirm', requestedSchema: Ok });
    return inputRequired({
      inputRequests: { confirm },
      requestState: await states.mint({ step: 'tampered' }),
    });
  },
  multiple_inputs: async (ctx) => {
    const [name, greeting, roots] = [
      nameOf(ctx, 'user_name'),
      sampled(ctx, 'greeting'),
      rootsOf(ctx, 'client_roots'),
    ];
    if (name !== undefined && greeting !== null && roots !== null)
      return says(`${name}: ${greeting}, ${roots}`);
    const inputRequests = {
      user_name: askName('What is your name?'),
      greeting: sample('Generate a greeting', 50),
      client_roots: inputRequired.listRoots(),
    };
    return inputRequired({ inputRequests, requestState: await states.mint({ step: 'all' }) });
  },
  multi_round: async (ctx) => {
    const state = ctx.mcpReq.requestState<{ step: number; name?: string }>();
    const Color = z.object({ color: z.string() });
    const color = acceptedContent(ctx.mcpReq.inputResponses, 'step2', Color)?.color;
    if (state?.step === 2 && color !== undefined) return says(`${state.name} likes ${color}.`);
    const name = nameOf(ctx, 'step1');
    if (state?.step === 1 && name !== undefined) {
      const message = 'Step 2: What is your favorite color?';
      const step2 = inputRequired.elicit({ message, requestedSchema: Color });
      return inputRequired({
        inputRequests: { step2 },
        requestState: await states.mint({ step: 2, name }),
      });
    }
    const step1 = askName('Step 1: What is your name?');
    return inputRequired({
      inputRequests: { step1 },
      requestState: await states.mint({ step: 1 }),
    });
  },
  capabilities: (ctx) => {
    const { sampling, elicitation } = capabilities(ctx);
    return inputRequired({
      inputRequests: {
        ...(sampling ? { sample: sample('Say hello', 50) } : {}),
        ...(elicitation ? { name: askName('What is your name?') } : {}),
      },
    });
  },
};

/** Registers the tools and the prompt. */
export function registerRounds(server: McpServer): void {
  for (const [name, answer] of Object.entries(ROUNDS))
    server.registerTool(
      `test_input_required_result_${name}`,
      { description: `Rounds: ${name}.` },
      (ctx) => answer(ctx),
    );
  server.registerTool(
    'test_streaming_elicitation',
    { description: 'Asks for a name.' },
    (ctx) => ROUNDS['elicitation']?.(ctx) ?? says('none'),
  );
  // The server itself refuses to ask for what the client did not declare (-32021).
  server.registerTool('test_missing_capability', { description: 'Needs sampling.' }, () =>
    inputRequired({ inputRequests: { sample: sample('Say hello', 50) } }),
  );
  const Context = z.object({ context: z.string() });
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'Asks for a context.' },
    (ctx) => {
      const context = acceptedContent(ctx.mcpReq.inputResponses, 'user_context', Context)?.context;
      if (context !== undefined)
        return {
          messages: [
            { role: 'user', content: { type: 'text', text: `Use this context: ${context}` } },
          ],
        };
      const message = 'What context should the prompt use?';
      return inputRequired({
        inputRequests: {
          user_context: inputRequired.elicit({ message, requestedSchema: Context }),
        },
      });
    },
  );
}
