import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { AppError } from '../errors.ts'
import { createLoopGuard } from './loop-guard.ts'
import type { ModelRequest } from './models.ts'
import { createEnd, type Piece, takeData, takeWhole } from './read-chunk.ts'
import { endingError } from './reply-endings.ts'
import { splitThoughts } from './split-thoughts.ts'
import { thoughtsEnd } from './thoughts-end.ts'

/** A longer line cannot be a piece of a reply. Some endpoints send a whole reply in one. */
const lineCharactersMax = 250_000
/** How long an endpoint that named the reason to end may take to send usage figures and the end. */
const lingerMs = 3_000

type Listeners = Pick<ModelRequest, 'onUsage' | 'onThoughts'>

/**
 * Yields the text of a streamed chat completion as it arrives, without the model's thinking. Reads the bytes directly,
 * because each web stream in between costs more processor time per token than parsing it. Throws if the completion does
 * not end properly, and RepeatedReply if it or the thinking repeats itself.
 */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  { onUsage, onThoughts }: Listeners = {},
): AsyncGenerator<string> {
  const end = createEnd()
  const split = splitThoughts()
  const guard = createLoopGuard()
  const thoughtsGuard = createLoopGuard()
  const think = (thoughts: string) => {
    if (thoughts === '') return
    onThoughts?.(thoughts)
    thoughtsGuard.take(thoughts)
  }
  for await (const piece of readPieces(body, end)) {
    think(piece.thoughts)
    const part = split.take(piece.text)
    if (part.forgets) {
      guard.reset()
      yield thoughtsEnd
    }
    think(part.thoughts)
    if (part.text === '') continue
    yield part.text
    guard.take(part.text)
  }
  const rest = split.end()
  if (rest.forgets) yield thoughtsEnd
  think(rest.thoughts)
  if (rest.text !== '') yield rest.text
  if (end.reason === null && !end.isDone) throw new Error('The completion ended without a finish reason.')
  if (end.used && end.used.input + end.used.output > 0) onUsage?.(end.used)
  const error = end.reason === null ? null : endingError(end.reason)
  if (error) throw error
}

/** Yields what each event adds until the completion has ended, in whichever way this endpoint says so. */
async function* readPieces(
  body: ReadableStream<Uint8Array>,
  end: ReturnType<typeof createEnd>,
): AsyncGenerator<Piece> {
  const decoder = new TextDecoder()
  const events = createEventReader()
  const reader = body.getReader()
  let plain = ''
  let isStream = false
  try {
    while (!end.isDone) {
      const { done, value } = await readOrEnd(reader, end.reason !== null)
      // Some endpoints omit the empty line after the last event.
      const text = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true })
      if (!isStream && plain.length < lineCharactersMax) plain += text
      for (const data of events.read(text)) {
        isStream = true
        const piece = takeData(data, end)
        if (piece.text !== '' || piece.thoughts !== '') yield piece
        if (end.isDone) break
      }
      if (done) break
    }
    if (!isStream) yield takeWhole(plain, end)
  } finally {
    reader.cancel().catch(() => {})
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Read = Awaited<ReturnType<Reader['read']>>
const ended: Read = { done: true, value: undefined }

/**
 * Reports a broken connection, a TypeError of fetch, as a failure of the model: its address can be reached. After the
 * reason to end, a connection that breaks or stays open is an ordinary end.
 */
async function readOrEnd(reader: Reader, hasReason: boolean): Promise<Read> {
  const limit = new AbortController()
  try {
    if (!hasReason) return await reader.read()
    const linger = sleep(lingerMs, ended, { ref: false, signal: limit.signal })
    linger.catch(() => {})
    return await Promise.race([reader.read(), linger])
  } catch (error) {
    if (hasReason && error instanceof TypeError) return ended
    throw error instanceof TypeError ? new AppError('model_failed') : error
  } finally {
    limit.abort()
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
