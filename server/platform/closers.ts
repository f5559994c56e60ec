import type { Log } from './log.ts'

/** What a server has opened, to be closed in reverse order. */
export type Closers = {
  /** `limitMs` is the longest time that closing this part may take by its own rules. */
  add: (part: string, close: () => unknown, limitMs?: number) => void
  close: () => Promise<void>
}

const usualMs = 10_000

/**
 * Closes every part even if another one fails or hangs. A part that exceeds its limit is named in the log and left
 * behind, because a server that never ends blocks its supervisor and holds the port.
 */
export function createClosers(log: Log): Closers {
  const parts: { part: string; close: () => unknown; limitMs: number }[] = []

  async function closePart({ part, close, limitMs }: (typeof parts)[number]): Promise<void> {
    const tooLate = Promise.withResolvers<boolean>()
    const timer = setTimeout(tooLate.resolve, limitMs, true)
    const closed = Promise.resolve()
      .then(close)
      .then(() => false)
    const isLate = await Promise.race([closed, tooLate.promise])
      .catch((err: unknown) => log.warn({ err, part }, 'closing'))
      .finally(() => clearTimeout(timer))
    if (isLate) log.error({ part, limitMs }, 'not closed in time')
  }

  return {
    add: (part, close, limitMs = usualMs) => void parts.push({ part, close, limitMs }),
    async close() {
      for (const part of parts.splice(0).reverse()) await closePart(part)
    },
  }
}
