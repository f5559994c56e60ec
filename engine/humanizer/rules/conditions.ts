import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Settings } from '../proposals/settings.ts'

type Place = {
  sentence: TaggedSentence
  text: TaggedText
  settings: Settings
}

type Condition = {
  /** Decides about a whole sentence, before the rule looks at it. */
  looksAt?: (place: Place) => boolean
  /** Decides about one proposal. */
  keeps?: (proposal: Proposal, place: Place, parameter: string) => boolean
}

/** The conditions that a section may name after "when". */
const conditions: Record<string, Condition> = {
  /** The user chose a casual tone. */
  casual: { looksAt: ({ settings }) => settings.contract },
  'not-casual': { looksAt: ({ settings }) => !settings.contract },
  /**
   * Half of all places in a text that contracts or addresses its reader, since people mix both forms; else all places.
   * The number moves the choice.
   */
  'every-other-if-spoken': {
    keeps: (proposal, { settings }, moved) =>
      !settings.speaks || isEveryOther(startOf(proposal), Number(moved)),
  },
}

/** All conditions of a section as two tests. Throws where one of them does not exist. */
export function readConditions(when: readonly string[]): {
  looksAt: (place: Place) => boolean
  keeps: (proposal: Proposal, place: Place) => boolean
} {
  const named = when.map((text) => {
    const [name = '', parameter = ''] = text.split(' ')
    const condition = conditions[name]
    if (!condition) throw new Error(`There is no condition "${name}"`)
    return { condition, parameter }
  })
  return {
    looksAt: (place) => named.every(({ condition }) => condition.looksAt?.(place) ?? true),
    keeps: (proposal, place) =>
      named.every(({ condition, parameter }) => condition.keeps?.(proposal, place, parameter) ?? true),
  }
}

function startOf({ parts }: Proposal): number {
  return parts[0]?.start ?? 0
}

function isEveryOther(place: number, moved: number): boolean {
  return Math.imul(place + moved, 0x9e3779b1) >>> 31 === 0
}
