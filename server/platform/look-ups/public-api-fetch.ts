import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { ReadableStream } from 'node:stream/web'
import { limitStream } from '../foreign-data/limit-stream.ts'
import { isPublicAddress } from './public-address.ts'
import { checkedConnection, FetchFailure } from './public-fetch.ts'

type ApiLimits = {
  bytesMax?: number
  /** Allows an address and port that are not public; for tests, whose counterpart runs on this machine. */
  allows?: (address: string, port: number) => boolean
}

/** A long reply has one piece for each token. */
const piecesMax = 200_000

/**
 * Creates a `fetch` for APIs whose address a user chose. It connects to public addresses at port 443 only, checks the
 * address when the connection is made, follows no redirect, because the request carries the user's key, and reads at
 * most `bytesMax`. Rejects with FetchFailure where `fetch` rejects.
 */
export function createPublicApiFetch({
  bytesMax = 50_000_000,
  allows = () => false,
}: ApiLimits = {}): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isAllowed = (address: string, port: number) =>
      allows(address, port) || (url.protocol === 'https:' && port === 443 && isPublicAddress(address))
    const response = await send(url, init, checkedConnection(url, isAllowed))
    const { statusCode = 0 } = response
    if (statusCode < 200 || (statusCode >= 300 && statusCode < 400)) {
      response.destroy()
      throw new FetchFailure('unreached')
    }
    const headers = new Headers()
    for (const name of ['content-type', 'retry-after']) {
      const value = response.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const hasBody = statusCode !== 204 && statusCode !== 205
    // Reading it as an iterable joins pieces that arrived together; Readable.toWeb would pass on each of them.
    const body = hasBody
      ? (ReadableStream.from(limitStream(response, { bytesMax, piecesMax })) as BodyInit)
      : null
    if (!hasBody) response.resume()
    return new Response(body, { status: statusCode, headers })
  }
}

async function send(url: URL, init: RequestInit, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const { method = 'GET', body = null, signal } = init
  if (body !== null && typeof body !== 'string') throw new TypeError('The body must be a text.')
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    request(url, { ...options, method, headers, ...(signal ? { signal } : {}) }, resolve)
      .on('error', reject)
      .end(body ?? undefined)
  })
}
