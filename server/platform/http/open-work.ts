export type OpenWork = {
  /** What is answered when it is done; a server that stops waits for it. */
  track: <T>(work: Promise<T>) => Promise<T>
  /** Waits until nothing is open, or for as long as there is patience. */
  drain: (patienceMs: number) => Promise<void>
}

/** Work of this server that a request waits for, and that would be lost with its connection. */
export function createOpenWork(): OpenWork {
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
