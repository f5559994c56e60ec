import type { ConnectionKind } from '../../../contract/site/connections.ts'

/** The headers in which a service takes a key besides `Authorization: Bearer`. */
const ownHeaders: Partial<Record<ConnectionKind, (key: string) => Record<string, string>>> = {
  // The list of models is a part of Anthropic's own protocol, and only replies are of the shared one.
  anthropic: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  azure: (key) => ({ 'api-key': key }),
}

export function ownKeyHeaders(kind: ConnectionKind, key: string | null): Record<string, string> {
  return key ? (ownHeaders[kind]?.(key) ?? {}) : {}
}

/** Returns the headers of a request that is not for a reply. */
export function keyHeaders(kind: ConnectionKind, key: string | null): Record<string, string> {
  return key ? { authorization: `Bearer ${key}`, ...ownKeyHeaders(kind, key) } : {}
}
