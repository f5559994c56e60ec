import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const bytesBetween = 100_000

let collect: (() => void) | undefined

/** Runs a garbage collection now. Otherwise the engine lets texts grow to twice the needed memory first. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}

/** Returns a function that takes the bytes read so far and frees memory every `every` bytes. */
export function createCollector(every = bytesBetween): (bytes: number) => void {
  let since = 0
  return (bytes) => {
    since += bytes
    if (since < every) return
    since = 0
    collectGarbage()
  }
}
