import { createContext, runInContext } from 'node:vm'
import type { Expression } from './find-expressions.ts'

type Pattern = Pick<Expression, 'source' | 'flags'>

const context = createContext({})
/** Time limit for a match, so that an exponential expression cannot hang the process. */
const timeoutMs = 10_000

/** Processor time of this thread in milliseconds; a wall clock would include other work on the machine. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Returns how long this takes to find all matches in a text, in milliseconds; Infinity after ten seconds. */
function timeExpression({ source, flags }: Pattern, text: string): number {
  const isAll = /[gy]/.test(flags)
  Object.assign(context, { text, expression: new RegExp(source, flags) })
  const started = workedMs()
  try {
    runInContext(isAll ? "text.replace(expression, '')" : 'expression.test(text)', context, {
      timeout: timeoutMs,
    })
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return workedMs() - started
}

/** Smaller differences are noise. */
const noticeableMs = 20
const tooLongMs = 1_000

/**
 * Reports whether the time grows faster than the text, or exceeds a second for 50,000 characters: four times the text
 * takes four times the time if it is linear, and sixteen times if it is quadratic.
 */
export function isSlowOn(expression: Pattern, textOf: (characters: number) => string): boolean {
  const long = bestTime(expression, textOf(50_000))
  if (long < noticeableMs || long > tooLongMs) return long > tooLongMs
  return long > 8 * bestTime(expression, textOf(12_500))
}

/** The fastest of three runs counts, because other work only ever adds time. */
function bestTime(expression: Pattern, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run++) {
    const time = timeExpression(expression, text)
    best = Math.min(best, time)
    if (time < noticeableMs || time > 4 * tooLongMs) break
  }
  return best
}

/** Returns how long each text takes, in milliseconds; the list ends with Infinity at one that takes ten seconds. */
export function timeTexts({ source, flags }: Pattern, texts: string[]): number[] {
  const times: number[] = []
  const expression = new RegExp(source, flags)
  Object.assign(context, { texts, times, expression, now: workedMs })
  const run = /[gy]/.test(flags) ? "text.replace(expression, '')" : 'expression.test(text)'
  try {
    runInContext(
      `for (const text of texts) { const started = now(); ${run}; times.push(now() - started) }`,
      context,
      { timeout: timeoutMs },
    )
  } catch {
    times.push(Number.POSITIVE_INFINITY)
  }
  return times
}
