import type { Replacement } from '../edit.ts'
import type { Lock } from '../locks/lock.ts'
import { modals, negations } from './meaning.ts'

export type Proof = {
  /** Number of locked spans. */
  locked: number
  /** Number of locked spans that were kept exactly. */
  intact: number
  /** True where every check passed. */
  holds: boolean
  checks: { name: string; ok: boolean; detail: string }[]
}

/** Checks a finished result against its original: nothing here trusts how the edits were made. */
export function proveResult(
  before: string,
  after: string,
  locks: readonly Lock[],
  edits: readonly Replacement[],
): Proof {
  const cut = locks.filter((lock) => edits.some((edit) => edit.start < lock.end && edit.end > lock.start))
  const lost = lostSpans(after, locks)
  const checks = [
    check(
      'locked spans untouched',
      cut.length === 0,
      `${locks.length - cut.length} of ${locks.length} lie outside every change`,
    ),
    check(
      'locked spans in the result',
      lost === 0,
      `${locks.length - lost} of ${locks.length} found in order, letter for letter`,
    ),
    sameNumbers(before, after),
    compare('negations', negations(before), negations(after)),
    compare('modal verbs', modals(before), modals(after)),
    check('no new marks', !hasNewCharacters(before, after), 'no invisible or look-alike characters added'),
  ]
  return proofOf(locks.length, Math.max(lost, cut.length), checks)
}

/** Returns the proof of some checks over a number of locked spans, of which some are not intact. */
export function proofOf(locked: number, harmed: number, checks: Proof['checks']): Proof {
  return { locked, intact: locked - harmed, holds: checks.every((each) => each.ok), checks }
}

export function sameNumbers(before: string, after: string): Proof['checks'][number] {
  return compare('numbers', numbers(before), numbers(after))
}

function check(name: string, ok: boolean, detail: string): Proof['checks'][number] {
  return { name, ok, detail }
}

function compare(name: string, before: string[], after: string[]): Proof['checks'][number] {
  const [first, second] = [[...before].sort(), [...after].sort()]
  const ok = first.length === second.length && first.every((each, i) => each === second[i])
  return check(name, ok, `${before.length} before, ${after.length} after`)
}

/** Returns the number of locked spans that are missing in the result, in order. */
export function lostSpans(after: string, locks: readonly Lock[]): number {
  let at = 0
  let lost = 0
  for (const lock of locks) {
    const found = after.indexOf(lock.text, at)
    if (found === -1) lost++
    else at = found + lock.text.length
  }
  return lost
}

function numbers(text: string): string[] {
  return text.match(/\d+(?:[.,:/]\d+)*/g) ?? []
}

const unusual = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0370-\u03ff\u0400-\u04ff]/g

export function hasNewCharacters(before: string, after: string): boolean {
  return (after.match(unusual)?.length ?? 0) > (before.match(unusual)?.length ?? 0)
}
