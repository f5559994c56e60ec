import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export type FileServer = {
  address: string
  /** Range header of each request for the file; null without one. */
  ranges: (string | null)[]
  paths: string[]
}

/** Serves one file in the way that the next behaviour says; the last one stays. */
export async function startFileServer(behaviours: Behaviour[]): Promise<FileServer> {
  const left = [...behaviours]
  const seen: FileServer = { address: '', ranges: [], paths: [] }
  const server = createServer((request, response) => {
    seen.paths.push(request.url ?? '')
    seen.ranges.push(request.headers.range ?? null)
    const behaviour = left.length > 1 ? left.shift()! : left[0]!
    behaviour(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  seen.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return seen
}

function startOf(request: IncomingMessage): number {
  return Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
}

/** Sends the rest of the file from the requested byte. */
export function sends(bytes: Buffer, cutAfter = Number.POSITIVE_INFINITY): Behaviour {
  return (request, response) => {
    const start = startOf(request)
    const headers = { 'content-length': bytes.length - start }
    if (request.headers.range === undefined) response.writeHead(200, headers)
    else
      response.writeHead(206, {
        ...headers,
        'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
      })
    const end = Math.min(bytes.length, start + cutAfter)
    response.write(bytes.subarray(start, end), () => {
      if (end < bytes.length) response.destroy()
      else response.end()
    })
  }
}

/** Sends the whole file also for a range, as servers without ranges do. */
export function ignoresRanges(bytes: Buffer): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length })
    response.end(bytes)
  }
}

/** Sends more and more bytes, without a length. */
export function neverEnds(piece: Buffer): Behaviour {
  return (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(piece), 1)
    response.on('close', () => clearInterval(timer))
  }
}

/** Sends some bytes and then nothing. */
export function stalls(bytes: Buffer, after: number): Behaviour {
  return (request, response) => {
    const start = startOf(request)
    const headers = { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }
    response.writeHead(start > 0 ? 206 : 200, start > 0 ? headers : { 'content-length': bytes.length })
    response.write(bytes.subarray(start, start + after))
  }
}

export function redirectsTo(address: string): Behaviour {
  return (_, response) => {
    response.writeHead(302, { location: address })
    response.end()
  }
}

export function refuses(status: number): Behaviour {
  return (_, response) => {
    response.writeHead(status)
    response.end('no')
  }
}

/** Answers a range with another one. */
export function sendsOtherRange(bytes: Buffer): Behaviour {
  return (_, response) => {
    response.writeHead(206, { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` })
    response.end(bytes)
  }
}
