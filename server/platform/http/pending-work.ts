/** How long a server that stops lets open requests and replies come to their end. */
export const drainMs = 10_000

export type PendingWork = {
  /** Registers work whose result the caller waits for; a server that stops waits for it too. */
  track: <T>(work: Promise<T>) => Promise<T>
  /** Waits until all work has ended, but at most `patienceMs`. */
  drain: (patienceMs: number) => Promise<void>
}

/** Tracks work that a request waits for and that would be lost with its connection. */
export function createPendingWork(): PendingWork {
  const open = new Set<Promise<unknown>>()
  return {
    track(work) {
      const ended = work.catch(() => {}).finally(() => open.delete(ended))
      open.add(ended)
      return work
    },
    async drain(patienceMs) {
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, patienceMs)
      await Promise.race([Promise.all(open), patience.promise])
      clearTimeout(timer)
    },
  }
}
