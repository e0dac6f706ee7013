/** What a tool is: one value, made from routes of the table. */
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { JsonSchema } from '../../../src/surfaces/json-schema.ts';
import type { Sources } from '../dependencies.ts';
import type { Args } from '../json-schema.ts';

export type Tool = {
  name: string;
  title: string;
  /** What it is for and when to take it, for a model that chooses. */
  description: string;
  input: JsonSchema;
  /** Where a program works on with the answer. */
  output?: JsonSchema;
  annotations: ToolAnnotations;
  /** For clients, not for models. */
  meta?: Record<string, unknown>;
  run: (args: Args, sources: Sources) => Promise<CallToolResult>;
};

/** Reads of a closed record, which change nothing. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
