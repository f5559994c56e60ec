import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { promptOwnerHeader } from '../prompt-owner.ts'
import { type Completion, ContextLengthError, complete } from './complete.ts'
import { type CompletionRequest, completionRequest } from './completion-request.ts'
import type { LoadedModel } from './load-model.ts'

type HostParts = {
  loaded: LoadedModel
  key: string
  onRead: (done: number, total: number) => void
  onBusy: () => void
  onFree: () => void
}

const bodyBytesMax = 16_000_000

/** Serves the OpenAI protocol for one model. Requests are answered one after the other. */
export function createModelServer({ loaded, key, onRead, onBusy, onFree }: HostParts): Server {
  let last: Promise<unknown> = Promise.resolve()
  return createServer(async (request, response) => {
    if (!carriesKey(request, key)) return sendError(response, 401, 'invalid_api_key', 'The key is wrong.')
    if (request.method === 'GET' && request.url === '/v1/models')
      return send(response, 200, { object: 'list', data: [{ id: 'local', object: 'model' }] })
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendError(response, 404, 'not_found', 'There is no such call.')
    const read = await readRequest(request)
    if (!read.ok) return sendError(response, 400, 'invalid_request', read.message)
    const abort = new AbortController()
    // Also fires after a complete response, where it has no effect.
    response.on('close', () => abort.abort())
    last = last.then(async () => {
      onBusy()
      const owner = String(request.headers[promptOwnerHeader] ?? '')
      const asked = { ...read.request, owner }
      await answer(loaded, asked, response, abort.signal, onRead).finally(onFree)
    })
  })
}

async function answer(
  loaded: LoadedModel,
  request: CompletionRequest & { owner: string },
  response: ServerResponse,
  signal: AbortSignal,
  onRead: HostParts['onRead'],
): Promise<void> {
  if (signal.aborted) return
  let text = ''
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  }
  const chunk = (delta: object, finish: string | null, more: object = {}) => {
    begin()
    const choices = [{ index: 0, delta, finish_reason: finish }]
    response.write(`data: ${JSON.stringify({ ...frame('chat.completion.chunk'), choices, ...more })}\n\n`)
  }
  try {
    const completion = await complete(loaded, request, signal, {
      onRead(done, total) {
        onRead(done, total)
        // Reading a long prompt takes minutes, and a caller gives up a connection on which nothing arrives.
        if (!request.stream) return
        begin()
        response.write(': reading\n\n')
      },
      onText(piece) {
        text += piece
        if (request.stream) chunk({ content: piece }, null)
      },
    })
    const usage = usageOf(completion)
    if (request.stream) {
      chunk({}, completion.finish, { usage })
      response.end('data: [DONE]\n\n')
      return
    }
    const message = { role: 'assistant', content: text }
    const choices = [{ index: 0, message, finish_reason: completion.finish }]
    send(response, 200, { ...frame('chat.completion'), choices, usage })
  } catch (error) {
    if (signal.aborted) return
    if (response.headersSent) return void response.destroy()
    if (error instanceof ContextLengthError)
      return sendError(response, 400, 'context_length_exceeded', error.message)
    sendError(response, 500, 'failed', String(error))
  }
}

function carriesKey(request: IncomingMessage, key: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${key}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

type ReadRequest = { ok: true; request: CompletionRequest } | { ok: false; message: string }

async function readRequest(request: IncomingMessage): Promise<ReadRequest> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > bodyBytesMax) return { ok: false, message: 'The request is too large.' }
      pieces.push(piece)
    }
    const parsed = completionRequest.safeParse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
    return parsed.success
      ? { ok: true, request: parsed.data }
      : { ok: false, message: z.prettifyError(parsed.error) }
  } catch {
    return { ok: false, message: 'The request is not JSON, or it was cut off.' }
  }
}

function frame(object: string) {
  return { id: 'chatcmpl-local', object, created: Math.floor(Date.now() / 1000), model: 'local' }
}

function usageOf({ promptTokens, cachedTokens, completionTokens }: Completion) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  send(response, status, { error: { message, type: 'invalid_request_error', code } })
}
