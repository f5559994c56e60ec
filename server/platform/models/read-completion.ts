import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'

/** The fields of a streamed chat completion that are read here. Endpoints differ in all others. */
type Chunk = {
  error?: unknown
  usage?: { prompt_tokens?: number | null; completion_tokens?: number | null } | null
  choices?: { delta?: Delta | null; finish_reason?: string | null }[]
}
type Delta = { content?: string | ContentPart[] | null; refusal?: unknown }
type ContentPart = { type: string; text?: unknown }

/** A longer line cannot be a piece of a reply. */
const lineCharactersMax = 1_000_000

/**
 * Yields the text of a streamed chat completion as it arrives. Reads the bytes directly, because each web stream in
 * between costs more processor time per token than parsing it. Throws if the completion does not end properly.
 */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  onUsage?: (tokens: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events = createEventParser()
  const end = { reason: null as string | null, tokens: 0 }
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await readOrFail(reader)
      const received = done
        ? events.end(decoder.decode())
        : events.add(decoder.decode(value, { stream: true }))
      for (const data of received) {
        const text = data === '[DONE]' ? '' : takeChunk(JSON.parse(data) as Chunk, end)
        if (text !== '') yield text
      }
      if (done) break
    }
  } finally {
    reader.cancel().catch(() => {})
  }
  if (end.reason === null) throw new Error('The completion ended without a finish reason.')
  if (end.tokens > 0) onUsage?.(end.tokens)
  if (end.reason === 'length') throw new AppError('model_cut_off', refusalTexts.modelLength)
}

/** Returns the text of a chunk and records how the completion ends. */
function takeChunk(chunk: Chunk, end: { reason: string | null; tokens: number }): string {
  if (chunk.error !== undefined) throw new Error('The endpoint reported an error.')
  if (chunk.usage) end.tokens = (chunk.usage.prompt_tokens ?? 0) + (chunk.usage.completion_tokens ?? 0)
  const choice = chunk.choices?.[0]
  end.reason = choice?.finish_reason ?? end.reason
  const { content, refusal } = choice?.delta ?? {}
  return textOf(content) + (typeof refusal === 'string' ? refusal : '')
}

function textOf(content: Delta['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reports a broken connection, a TypeError of fetch, as a failure of the model: its address can be reached. */
async function readOrFail(reader: Reader): ReturnType<Reader['read']> {
  try {
    return await reader.read()
  } catch (error) {
    throw error instanceof TypeError ? new AppError('model_failed') : error
  }
}

/** Splits a stream of server-sent events into their data. */
function createEventParser() {
  let line = ''
  let data: string[] = []

  function add(text: string): string[] {
    const lines = (line + text).split('\n')
    line = lines.pop() ?? ''
    if (line.length > lineCharactersMax) throw new Error('The endpoint sent a line that is too long.')
    return lines.flatMap(takeLine)
  }
  function takeLine(whole: string): string[] {
    const text = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    if (text.startsWith('data:')) data.push(text.slice(text[5] === ' ' ? 6 : 5))
    if (text !== '' || data.length === 0) return []
    const received = data.join('\n')
    data = []
    return [received]
  }
  /** Some endpoints omit the empty line after the last event. */
  return { add, end: (text: string) => add(`${text}\n\n`) }
}
