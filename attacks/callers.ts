import type { TestApp } from '../server/testing/test-app.ts'
import { signUpUser, type TestUser } from '../server/testing/test-user.ts'
import type { Addresses } from './attacked-server.ts'

type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
export type Call = (path: string, init?: CallInit) => Promise<Response>

let networks = 0

/** Returns a network that has not called yet, in a /48 of its own, because the server counts visitors by both. */
export function newNetwork(): string {
  networks++
  const part = (value: number) => (value & 0xffff).toString(16)
  return `2001:${part(process.pid)}:${part(networks)}:1`
}

/** Calls the server from one address, as a browser on the product's own pages does. */
export function callFrom({ url }: Pick<Addresses, 'url'>, address = `${newNetwork()}::1`): Call {
  return (path, init) => {
    // The mailbox accepts only direct requests.
    const forwarded: Record<string, string> = path.startsWith('/local/') ? {} : { 'x-forwarded-for': address }
    return fetch(url + path, { ...init, headers: { origin: url, ...forwarded, ...init?.headers } })
  }
}

/** Signs up over HTTP, from a new address. */
export function signUp(server: Pick<Addresses, 'url'>, name?: string): Promise<TestUser> {
  return signUpUser(callFrom(server) as TestApp['request'], name)
}

export function postJson(call: Call, path: string, body: unknown, method = 'POST'): Promise<Response> {
  return call(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
