import { parseJson } from '../foreign-data/read-json.ts'
import type { TokenUse } from './models.ts'
import { CompletionRefusal } from './request-completion.ts'

/** The fields of a streamed chat completion that are read here. Endpoints differ in all others. */
type Chunk = {
  error?: unknown
  object?: unknown
  code?: unknown
  usage?: { prompt_tokens?: number | null; completion_tokens?: number | null } | null
  choices?: (Choice | null)[] | null
}
type Choice = {
  delta?: Delta | null
  message?: Delta | null
  text?: unknown
  finish_reason?: unknown
}
type Delta = {
  content?: string | ContentPart[] | null
  refusal?: unknown
  reasoning_content?: unknown
  reasoning?: unknown
}
type ContentPart = { type?: unknown; text?: unknown; thinking?: unknown } | null

/** What a chunk adds to the reply and to its thinking. */
export type Piece = { text: string; thoughts: string }
const noPiece: Piece = { text: '', thoughts: '' }

/** What is known of a completion's end: its reason, its tokens, and whether nothing follows. */
type End = { reason: string | null; used: TokenUse | null; isDone: boolean }

export function createEnd(): End {
  return { reason: null, used: null, isDone: false }
}

/** Reads an event's data. Data that is no JSON, such as a sign of life, is skipped. */
export function takeData(data: string, end: End): Piece {
  // Some gateways put the prefix twice.
  const told = data.replace(/^\s*data:/, '').trim()
  if (told === '[DONE]') {
    end.isDone = true
    return noPiece
  }
  const chunk = readObject(told)
  return chunk ? takeChunk(chunk, end) : noPiece
}

/** Reads a response that is no event stream: one completion, or one chunk in each line. */
export function takeWhole(body: string, end: End): Piece {
  if (!body.trimStart().startsWith('{')) return noPiece
  const whole = readObject(body)
  if (whole) return takeChunk(whole, end)
  const pieces = body.split('\n').map((line) => takeData(line, end))
  return {
    text: pieces.map(({ text }) => text).join(''),
    thoughts: pieces.map(({ thoughts }) => thoughts).join(''),
  }
}

function readObject(json: string): Chunk | null {
  try {
    const read = parseJson(json)
    return typeof read === 'object' && read !== null ? (read as Chunk) : null
  } catch {
    return null
  }
}

/** Reads a chunk and records how the completion ends. */
function takeChunk(chunk: Chunk, end: End): Piece {
  const fault = chunk.error ?? (chunk.object === 'error' ? chunk : null)
  if (fault) throw asRefusal(fault)
  if (chunk.usage)
    end.used = { input: chunk.usage.prompt_tokens ?? 0, output: chunk.usage.completion_tokens ?? 0 }
  const choice = chunk.choices?.[0]
  const reason = choice?.finish_reason
  // Some servers write an empty text or the word for "not yet".
  if (typeof reason === 'string' && reason !== '' && reason !== 'null') end.reason = reason
  const delta = choice?.delta ?? choice?.message ?? {}
  const content = delta.content ?? asText(choice?.text)
  // Some servers send the same thinking under both names.
  const thoughts = asText(delta.reasoning_content) || asText(delta.reasoning) || thoughtsOf(content)
  return { text: textOf(content) + asText(delta.refusal), thoughts }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An error within a stream counts as the refusal with its status. */
function asRefusal(fault: unknown): CompletionRefusal {
  const { code, status } = fault as { code?: unknown; status?: unknown }
  const told = [code, status].map(Number).find((number) => number >= 400 && number < 600)
  return new CompletionRefusal(told ?? 400, JSON.stringify(fault))
}

function textOf(content: Delta['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (part?.type === 'text' ? asText(part.text) : '')).join('')
}

/** Returns the thinking among the parts of a content: a text, or parts with one. */
function thoughtsOf(content: Delta['content']): string {
  if (!Array.isArray(content)) return ''
  return content
    .filter((part) => part?.type === 'thinking')
    .map((part) => (Array.isArray(part?.thinking) ? textOf(part.thinking) : asText(part?.thinking)))
    .join('')
}
