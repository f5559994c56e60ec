import { createHash } from 'node:crypto'
import { check, type Diagnostics } from 'recheck'
import { attacksOn, attackText } from './attack-strings.ts'
import type { Expression } from './find-expressions.ts'
import { isSlowOn, timeTexts } from './measure-growth.ts'

/** How the worst-case time of an expression grows with the length of a text. */
export type Verdict = 'linear' | 'polynomial' | 'exponential' | 'unknown'

type Pattern = Pick<Expression, 'source' | 'flags'>

/** Identifies an expression in the stored verdicts. */
export function hashOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)
}

const timeout = 20_000

/**
 * Analyses an expression, first with automata, then by search where these become too large. The analysis covers a
 * single match, so expressions that it calls linear are also tried in a replacement of all matches, on texts derived
 * from their own parts.
 */
export async function judgeExpression(expression: Pattern): Promise<Verdict> {
  const { source, flags } = expression
  const first = verdictOf(expression, await check(source, flags, { timeout }))
  const verdict =
    first === 'unknown'
      ? verdictOf(expression, await check(source, flags, { timeout, checker: 'fuzz' }))
      : first
  return verdict === 'linear' && isSlowOnOwnAttacks(expression) ? 'polynomial' : verdict
}

const screenedCharacters = 3_000
const screenedMs = 0.5

/**
 * Tries an expression on short texts that are derived from it, and measures how its time grows on the three slowest.
 */
export function isSlowOnOwnAttacks(expression: Pattern): boolean {
  const attacks = attacksOn(expression)
  const times = timeTexts(
    expression,
    attacks.map((attack) => attackText(attack, screenedCharacters)),
  )
  return times
    .map((time, i) => ({ time, attack: attacks[i]! }))
    .filter(({ time }) => time > screenedMs)
    .sort((a, b) => b.time - a.time)
    .slice(0, 3)
    .some(({ attack }) => isSlowOn(expression, (characters) => attackText(attack, characters)))
}

function verdictOf(expression: Pattern, diagnostics: Diagnostics): Verdict {
  if (diagnostics.status === 'safe') return 'linear'
  if (diagnostics.status === 'unknown') return 'unknown'
  const { attack, checker, complexity } = diagnostics
  // The search counts steps on short texts, so it also reports bounded repetitions and delays of a busy machine.
  const isGuess = checker === 'fuzz'
  const isSlow = !isGuess || isSlowOn(expression, (characters) => attackOf(attack, characters))
  return isSlow ? complexity.type : 'linear'
}

function attackOf({ pumps, suffix }: { pumps: Pump[]; suffix: string }, characters: number): string {
  const each = characters / pumps.length
  const parts = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / pump.length)))
  return parts.join('') + suffix
}
type Pump = { prefix: string; pump: string }
