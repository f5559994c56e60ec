/** What a pool of threads does now. */
export type PoolState = {
  name: string
  threads: number
  running: number
  waiting: number
  /** Threads that crashed since the last task that was done. */
  crashes: number
}

/** Crashes in a row after which a pool counts as failing: hostile files crash single threads. */
const crashesMax = 5

const pools = new Set<() => PoolState>()

/** Registers a pool of this process; call the result when it closes. */
export function registerPool(read: () => PoolState): () => void {
  pools.add(read)
  return () => void pools.delete(read)
}

export function readPoolStates(): PoolState[] {
  return [...pools].map((read) => read())
}

/** Returns the names of the pools whose threads crashed again and again, without one task that was done. */
export function failingPools(): string[] {
  return readPoolStates().flatMap(({ name, crashes }) => (crashes >= crashesMax ? [name] : []))
}
