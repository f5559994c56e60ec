import type { TaggedText } from '../../language/tagged-text.ts'
import type { Lock } from '../../locks/lock.ts'
import type { Unit } from './unit.ts'

/** A unit of the original with what its versions have to keep. */
export type UnitText = Unit & {
  start: number
  end: number
  text: string
  /** The locked spans inside of it. */
  locks: readonly Lock[]
  /** The sentences beside it, whose words a version may use. */
  around: string
  /** True if the original writes apostrophes as ’. */
  isCurly: boolean
}

/** Returns a unit of the original, or null if it crosses a paragraph or cuts a locked span. */
export function unitTextOf({ text, sentences, locks }: TaggedText, { from, to }: Unit): UnitText | null {
  const first = sentences[from]
  const last = sentences[to]
  if (!first || !last || first.paragraph !== last.paragraph) return null
  const { start } = first
  const { end } = last
  const touching = locks.filter((lock) => lock.start < end && lock.end > start)
  if (touching.some((lock) => lock.start < start || lock.end > end)) return null
  const [before, after] = [sentences[from - 1], sentences[to + 1]]
  const around = [before, after].map((each) => (each ? text.slice(each.start, each.end) : '')).join(' ')
  return {
    from,
    to,
    start,
    end,
    text: text.slice(start, end),
    locks: touching,
    around,
    isCurly: text.includes('’'),
  }
}
