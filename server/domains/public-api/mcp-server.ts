import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { detectCall, humanizeCall, originalityCall } from '../../../contract/api/calls.ts'
import { apiAppendCall, apiEssayCall } from '../../../contract/api/essays.ts'
import { brand } from '../../../contract/brand.ts'
import { readJson } from '../../platform/foreign-data/read-json.ts'

/** Makes a call of the API for the caller of a tool, and returns its answer. */
export type CallApi = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Response>

/** An answer with every sentence, edit or passage of a text of the greatest length. */
const answerLimits = { bytesMax: 32_000_000, signsMax: 5_000_000 }

type Shape = z.ZodRawShape
type Tool = {
  name: string
  title: string
  description: string
  input: Shape
  /** Changes nothing, and costs no words. */
  readOnly?: boolean
  call: (call: CallApi, input: Record<string, unknown>) => Promise<Response>
}

const { text } = detectCall.shape
const { mode, lock, tone, purpose, certainOnly } = humanizeCall.shape
const { sources, own } = originalityCall.shape
const essayId = z.uuid().meta({ description: 'The id of an essay, from list_essays.' })

/** What an assistant can do with a key: each tool is one call of the API, with its permission, limits and cost. */
const tools: Tool[] = [
  {
    name: 'detect_ai',
    title: 'Check a text for AI',
    description:
      'Tells how much a text reads as written by a language model. A score is a signal and not a proof.',
    input: { text },
    readOnly: true,
    call: (call, input) => call('POST', '/api/v1/detect', input),
  },
  {
    name: 'humanize',
    title: 'Rewrite a text',
    description: 'Rewrites a text so that it reads as written by a person. Costs words of the account.',
    input: { text, mode, lock, tone, purpose, certainOnly },
    call: (call, input) => call('POST', '/api/v1/humanize', input),
  },
  {
    name: 'check_originality',
    title: 'Compare a text',
    description: 'Finds passages that a text shares with given texts, or with the user’s own documents.',
    input: { text, sources, own },
    readOnly: true,
    call: (call, input) => call('POST', '/api/v1/originality', input),
  },
  {
    name: 'list_essays',
    title: 'List essays',
    description: 'Lists the user’s essays, the last changed first.',
    input: {
      limit: z.number().int().min(1).max(100).optional(),
      cursor: z.string().max(300).optional(),
    },
    readOnly: true,
    call: (call, input) => {
      const query = Object.entries(input).map(([name, value]) => [name, String(value)])
      return call('GET', `/api/v1/essays?${new URLSearchParams(query)}`)
    },
  },
  {
    name: 'read_essay',
    title: 'Read an essay',
    description: 'Returns an essay as Markdown.',
    input: { essayId },
    readOnly: true,
    call: (call, input) => call('GET', `/api/v1/essays/${String(input.essayId)}`),
  },
  {
    name: 'create_essay',
    title: 'Create an essay',
    description: 'Makes an essay with a title and, if given, a text in Markdown.',
    input: apiEssayCall.shape,
    call: (call, input) => call('POST', '/api/v1/essays', input),
  },
  {
    name: 'append_to_essay',
    title: 'Continue an essay',
    description:
      'Writes Markdown at the end of an essay. Where the writer keeps an authorship record, it says that this text is by AI.',
    input: { essayId, ...apiAppendCall.shape },
    call: (call, { essayId: id, ...input }) => call('POST', `/api/v1/essays/${String(id)}/append`, input),
  },
  {
    name: 'read_usage',
    title: 'Read what is left',
    description: 'Returns the words that are left to the account and to this key.',
    input: {},
    readOnly: true,
    call: (call) => call('GET', '/api/v1/usage'),
  },
]

/** Makes a server of the Model Context Protocol for one request. */
export function createMcpServer(call: CallApi): McpServer {
  const server = new McpServer({ name: brand.name, version: '1' })
  for (const { name, title, description, input, readOnly = false, call: run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: readOnly, openWorldHint: false },
      },
      async (given: Record<string, unknown>) => asResult(await run(call, given)),
    )
  return server
}

async function asResult(answer: Response): Promise<CallToolResult> {
  const body = (await readJson(answer.body, answerLimits)) as Record<string, unknown>
  if (answer.ok) return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body }
  const { error } = body as { error: { code: string; message: string } }
  return { isError: true, content: [{ type: 'text', text: `${error.message} (${error.code})` }] }
}
