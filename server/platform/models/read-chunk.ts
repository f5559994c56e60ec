import { parseJson } from '../foreign-data/read-json.ts'
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
type Delta = { content?: string | ContentPart[] | null; refusal?: unknown }
type ContentPart = { type?: unknown; text?: unknown } | null

/** What is known of a completion's end: its reason, its tokens, and whether nothing follows. */
type End = { reason: string | null; tokens: number; isDone: boolean }

export function createEnd(): End {
  return { reason: null, tokens: 0, isDone: false }
}

/** Returns the text of an event's data. Data that is no JSON, such as a sign of life, is skipped. */
export function takeData(data: string, end: End): string {
  // Some gateways put the prefix twice.
  const told = data.replace(/^\s*data:/, '').trim()
  if (told === '[DONE]') {
    end.isDone = true
    return ''
  }
  const chunk = readObject(told)
  return chunk ? takeChunk(chunk, end) : ''
}

/** Returns the text of a response that is no event stream: one completion, or one chunk in each line. */
export function takeWhole(body: string, end: End): string {
  if (!body.trimStart().startsWith('{')) return ''
  const whole = readObject(body)
  return whole
    ? takeChunk(whole, end)
    : body
        .split('\n')
        .map((line) => takeData(line, end))
        .join('')
}

function readObject(json: string): Chunk | null {
  try {
    const read = parseJson(json)
    return typeof read === 'object' && read !== null ? (read as Chunk) : null
  } catch {
    return null
  }
}

/** Returns the text of a chunk and records how the completion ends. */
function takeChunk(chunk: Chunk, end: End): string {
  const fault = chunk.error ?? (chunk.object === 'error' ? chunk : null)
  if (fault) throw asRefusal(fault)
  if (chunk.usage) end.tokens = (chunk.usage.prompt_tokens ?? 0) + (chunk.usage.completion_tokens ?? 0)
  const choice = chunk.choices?.[0]
  const reason = choice?.finish_reason
  // Some servers write an empty text or the word for "not yet".
  if (typeof reason === 'string' && reason !== '' && reason !== 'null') end.reason = reason
  const { content, refusal } = choice?.delta ?? choice?.message ?? {}
  const text = content ?? (typeof choice?.text === 'string' ? choice.text : null)
  return textOf(text) + (typeof refusal === 'string' ? refusal : '')
}

/** An error within a stream counts as the refusal with its status. */
function asRefusal(fault: unknown): CompletionRefusal {
  const { code, status } = fault as { code?: unknown; status?: unknown }
  const told = [code, status].map(Number).find((number) => number >= 400 && number < 600)
  return new CompletionRefusal(told ?? 400, JSON.stringify(fault))
}

function textOf(content: Delta['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('')
}
