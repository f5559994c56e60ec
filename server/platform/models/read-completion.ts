import { createParser } from 'eventsource-parser'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { parseJson } from '../foreign-data/read-json.ts'

/** The fields of a streamed chat completion that are read here. Endpoints differ in all others. */
type Chunk = {
  error?: unknown
  usage?: { prompt_tokens?: number | null; completion_tokens?: number | null } | null
  choices?: { delta?: Delta | null; finish_reason?: string | null }[]
}
type Delta = { content?: string | ContentPart[] | null; refusal?: unknown }
type ContentPart = { type: string; text?: unknown }

/** A longer line cannot be a piece of a reply. Some endpoints send a whole reply in one. */
const lineCharactersMax = 250_000

/**
 * Yields the text of a streamed chat completion as it arrives. Reads the bytes directly, because each web stream in
 * between costs more processor time per token than parsing it. Throws if the completion does not end properly.
 */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  onUsage?: (tokens: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events = createEventReader()
  const end = { reason: null as string | null, tokens: 0 }
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await readOrFail(reader)
      // Some endpoints omit the empty line after the last event.
      const text = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true })
      for (const data of events.read(text)) {
        const piece = data === '[DONE]' ? '' : takeChunk(parseJson(data) as Chunk, end)
        if (piece !== '') yield piece
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
function createEventReader(): { read: (text: string) => string[] } {
  let received: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => void received.push(data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded')
        throw new Error('The endpoint sent a line that is too long.')
    },
    maxBufferSize: lineCharactersMax,
  })
  return {
    read(text) {
      received = []
      parser.feed(text)
      return received
    },
  }
}
