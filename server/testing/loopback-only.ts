import { Socket } from 'node:net'
import { afterEach } from 'vitest'

const refused: string[] = []
const connect = Socket.prototype.connect as (...args: unknown[]) => Socket

/** Makes connections outside this machine fail, together with the test that opens them. */
Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
  const target = hostOf(args)
  if (!isLoopback(target)) {
    refused.push(target)
    throw new Error(`A test tried to reach ${target}.`)
  }
  return connect.apply(this, args)
} as typeof Socket.prototype.connect

afterEach(() => {
  const [target] = refused.splice(0)
  if (target) throw new Error(`An unexpected connection to ${target} was refused.`)
})

/** node:net passes its own normalised list as one argument; others pass options, a port with a host, or a path. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string }
    return path ? 'unix-socket' : (host ?? 'localhost')
  }
  if (typeof first === 'string') return 'unix-socket'
  return typeof second === 'string' ? second : 'localhost'
}

function isLoopback(host: string): boolean {
  return ['unix-socket', 'localhost', '::1'].includes(host) || host.startsWith('127.')
}
