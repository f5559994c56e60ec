import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { decodeText } from '../../../engine/text.ts'
import { limitStream } from '../foreign-data/limit-stream.ts'
import { piecesMaxUsual, readStart } from '../foreign-data/read-limited.ts'
import { isPublicAddress } from './public-address.ts'

/** refused: the address is not public. unreached: no usable answer in time. missing: the answer is “not found”. */
export class FetchFailure extends Error {
  readonly reason: 'refused' | 'unreached' | 'missing'
  constructor(reason: FetchFailure['reason']) {
    super(reason)
    this.reason = reason
  }
}

export type PublicFetch = (address: string, options: { accept: string }) => Promise<FetchedText>
type FetchedText = { text: string; type: string; address: string }

type FetchLimits = {
  userAgent: string
  timeoutMs?: number
  bytesMax?: number
  redirectsMax?: number
  /** Allows an address and port that are not public; for tests, whose counterpart runs on this machine. */
  allows?: (address: string, port: number) => boolean
}

/**
 * Creates a function that reads texts from the public internet only. It checks the IP address that a connection uses,
 * also after a redirect, so that a name which resolves to the server's own network is refused. It sends no cookies and
 * no credentials.
 */
export function createPublicFetch({
  userAgent,
  timeoutMs = 8_000,
  bytesMax = 1_000_000,
  redirectsMax = 4,
  allows = () => false,
}: FetchLimits): PublicFetch {
  const isAllowed = (address: string, port: number) =>
    allows(address, port) || (isPublicAddress(address) && (port === 80 || port === 443))

  async function once(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const options: RequestOptions = {
      ...checkedConnection(url, isAllowed),
      signal,
      headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent },
    }
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      send(url, options, resolve).on('error', reject).end()
    })
  }

  async function follow(address: string, accept: string, signal: AbortSignal): Promise<FetchedText> {
    let url = new URL(address)
    for (let redirects = 0; redirects <= redirectsMax; redirects++) {
      const response = await once(url, accept, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new FetchFailure(statusCode === 404 || statusCode === 410 ? 'missing' : 'unreached')
      }
      return {
        text: await readText(response, bytesMax),
        type: headers['content-type'] ?? '',
        address: url.href,
      }
    }
    throw new FetchFailure('unreached')
  }

  return async (address, { accept }) => {
    try {
      return await follow(address, accept, AbortSignal.timeout(timeoutMs))
    } catch (error) {
      if (error instanceof FetchFailure) throw error
      throw new FetchFailure(isRefusedAddress(error) ? 'refused' : 'unreached')
    }
  }
}

const refusedCode = 'NOT_PUBLIC'

/** Whether a request failed because its address is not public. */
export function isRefusedAddress(error: unknown): boolean {
  if (error instanceof FetchFailure) return error.reason === 'refused'
  return (error as { code?: string } | null)?.code === refusedCode
}

/**
 * Returns the options of a request that connects to an allowed address only. The address is checked when the connection
 * is made. Throws FetchFailure when the URL itself is refused.
 */
export function checkedConnection(
  url: URL,
  isAllowed: (address: string, port: number) => boolean,
): { lookup: LookupFunction; agent: false } {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFailure('refused')
  // The look-up of names is skipped for addresses.
  if (isIP(host) !== 0 && !isAllowed(host, port)) throw new FetchFailure('refused')
  return { lookup: checkedLookup((address) => isAllowed(address, port)), agent: false }
}

/** Resolves a name, and fails if any of its addresses is not allowed. */
function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0)
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(Object.assign(new Error('not a public address'), { code: refusedCode }), '', 0)
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }
}

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Reads at most `bytesMax` after decompression; the rest is left out. */
async function readText(response: IncomingMessage, bytesMax: number): Promise<string> {
  const decoder = decoders[response.headers['content-encoding'] ?? '']?.()
  const sent = limitStream(response, { bytesMax: Number.POSITIVE_INFINITY, piecesMax: piecesMaxUsual })
  // A pipeline ends the decoder with the connection; a pipe would wait for it.
  if (decoder) pipeline(sent, decoder, () => {})
  try {
    const { bytes } = await readStart((decoder ?? sent) as AsyncIterable<Buffer>, { bytesMax })
    return textOf(bytes, { type: response.headers['content-type'] ?? '', isCut: bytes.length >= bytesMax })
  } finally {
    response.destroy()
  }
}

/** A page that is no text has nothing to read. */
function textOf(bytes: Buffer, { type, isCut }: { type: string; isCut: boolean }): string {
  const declared = /charset="?([\w-]{2,30})/i.exec(type)?.[1]
  try {
    return decodeText(bytes, { declared, isCut })
  } catch {
    return ''
  }
}
