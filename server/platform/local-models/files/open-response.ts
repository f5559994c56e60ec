import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

/** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, as the environment has them. */
export type Proxies = Record<string, string | undefined>

type RequestOptions = {
  headers: Record<string, string>
  signal: AbortSignal
  /** A connection without any bytes for this long is given up. */
  stallMs: number
  proxies?: Proxies
}

const redirectsMax = 5

/**
 * Requests an address and follows redirects, as hubs send to their networks for large files. Returns null if it cannot
 * be reached, and `refused` for a redirect that leaves https.
 */
export async function openResponse(
  address: string,
  options: RequestOptions,
): Promise<IncomingMessage | 'refused' | null> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const response = await send(url, options)
    const { location } = response?.headers ?? {}
    if (!response || !isRedirect(response.statusCode) || !location) return response
    response.destroy()
    const next = URL.canParse(location, url) ? new URL(location, url) : null
    if (!next || !['https:', url.protocol].includes(next.protocol)) return 'refused'
    url = next
  }
  return 'refused'
}

function isRedirect(status = 0): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function send(
  url: URL,
  { headers, signal, stallMs, proxies }: RequestOptions,
): Promise<IncomingMessage | null> {
  const isHttps = url.protocol === 'https:'
  const agentOptions = proxies ? { proxyEnv: proxies } : {}
  const options = {
    headers,
    signal,
    timeout: stallMs,
    agent: isHttps ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions),
  }
  return new Promise((resolve) => {
    const request = (isHttps ? requestHttps : requestHttp)(url, options, resolve)
    request.on('timeout', () => request.destroy(new Error('The connection stalled.')))
    // Later errors end the response, where they are handled.
    request.on('error', () => resolve(null))
    request.end()
  })
}
