/** The contact form as a tool of the browser's agent (WebMCP, declarative), in Chromium. */
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { INSTALL_TIME, launchBrowser } from '../support/browser.ts';
import { visit } from './visit.ts';

const { at } = serving();

type Tool = { name: string; description: string; inputSchema: unknown };
type ModelContext = { getTools: () => Promise<Tool[]> };

test(
  'an agent of the browser reads one tool with its input schema, and no policy keeps it from that',
  async ({ skip }) => {
    const browser = await launchBrowser(['--enable-features=WebMCP,WebMCPTesting']);
    const { page, complaints, violations } = await visit(browser, at('/contact'));
    const tools = await page.evaluate(async () => {
      const { modelContext } = document as { modelContext?: ModelContext };
      const found = await (
        modelContext ?? (navigator as { modelContext?: ModelContext }).modelContext
      )?.getTools();
      return found?.map(({ name, description, inputSchema }) => ({
        name,
        description,
        inputSchema: typeof inputSchema === 'string' ? JSON.parse(inputSchema) : inputSchema,
      }));
    });
    const broken = await violations();
    const version = browser.version();
    await browser.close();
    if (!tools) return skip(`Chromium ${version} has no WebMCP`);
    expect(tools).toMatchObject([
      {
        name: 'send_message',
        description:
          'Send a private message to Grace Hopper. Messages are private: they are kept for the ' +
          'person you write to alone, and never published.',
        inputSchema: {
          type: 'object',
          properties: {
            intent: {
              type: 'string',
              enum: ['hire', 'collaborate', 'advise', 'question'],
              description: 'Why the message is sent: hire, collaborate, advise or question.',
            },
            from: {
              type: 'string',
              description: 'The e-mail address of the human who gets the answer.',
            },
            human_name: { type: 'string' },
            context: { type: 'string' },
            agent_name: { type: 'string' },
          },
          required: ['intent', 'from'],
        },
      },
    ]);
    expect(complaints).toEqual([]);
    expect(broken).toEqual([]);
  },
  INSTALL_TIME,
);
