import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** Passes connections on to a port, and breaks them in the ways in which a network does. */
export type Relay = {
  port: number
  /** Resets every connection. */
  cut: () => void
  /** Passes nothing on and closes nothing, as when the other computer has lost its power. */
  freeze: () => void
  /** Ends a freeze. What was frozen is reset, as by a firewall that has forgotten it. */
  thaw: () => void
  close: () => Promise<void>
}

export async function startRelay(port: number): Promise<Relay> {
  const pairs = new Set<Socket[]>()
  let isFrozen = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(port, '127.0.0.1')
    const pair = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) {
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.once('close', end)
    }
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (bytes) => {
        if (!isFrozen) to.write(bytes)
      })
    pass(near, far)
    pass(far, near)
    near.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const pair of [...pairs]) for (const socket of pair) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    freeze() {
      isFrozen = true
    },
    thaw() {
      isFrozen = false
      cut()
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
