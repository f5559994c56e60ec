import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const BYTES = 100_000

let collect: (() => void) | undefined

/** Frees memory now. Left alone, the engine lets garbage of texts grow to twice what it needs before it looks. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}

/** Answers a function to be told of what was read, which frees memory every so many bytes. */
export function createCollector(every = BYTES): (bytes: number) => void {
  let since = 0
  return (bytes) => {
    since += bytes
    if (since < every) return
    since = 0
    collectGarbage()
  }
}
