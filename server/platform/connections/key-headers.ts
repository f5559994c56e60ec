import type { ConnectionKind } from '../../../contract/site/connections.ts'

type Headers = (key: string) => Record<string, string>
/** How a service takes the key with a request for its models, and with one for a reply. */
type KeyRow = { list: Headers; reply: Headers }

const bearer: Headers = (key) => ({ authorization: `Bearer ${key}` })
const apiKey: Headers = (key) => ({ 'api-key': key })

const rows: Partial<Record<ConnectionKind, KeyRow>> = {
  // The list of models is a part of Anthropic's own protocol, and only replies are of the shared one.
  anthropic: { list: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }), reply: bearer },
  azure: { list: apiKey, reply: apiKey },
}

export function keyHeaders(
  kind: ConnectionKind,
  key: string | null,
  request: keyof KeyRow,
): Record<string, string> {
  return key ? (rows[kind]?.[request] ?? bearer)(key) : {}
}
