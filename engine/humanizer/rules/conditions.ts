import type { TaggedSentence, TaggedText, Word } from '../language/tagged-text.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Settings } from '../proposals/settings.ts'
import { isOwnerClear, needsTheir } from './owners.ts'
import { hasRoomFor } from './shapes/shape-change.ts'

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
  /** The user asks for a casual tone. */
  casual: { looksAt: ({ settings }) => settings.contract },
  'not-casual': { looksAt: ({ settings }) => !settings.contract },
  /** Half of all places, chosen by offset; the number moves the choice. */
  'every-other': { keeps: (proposal, _, moved) => isEveryOther(startOf(proposal), Number(moved)) },
  /** Half of all places in a text that contracts or addresses its reader, since people mix both forms; else all places. */
  'every-other-if-spoken': {
    keeps: (proposal, { settings }, moved) =>
      !settings.speaks || isEveryOther(startOf(proposal), Number(moved)),
  },
  /** The text has fewer sentences that open with "That" than people would write. */
  'room-for-that': { looksAt: ({ text, sentence }) => hasRoomFor('that', text, sentence.start) },
  /** A comma that does not belong to a pair of commas. */
  'single-comma': { keeps: (proposal, { sentence }) => !isOneOfTwo(sentence, startOf(proposal)) },
  /** A "that" that cannot be the subject: in "For a pilot that is good news." no noun before it is explained. */
  'not-subject': { keeps: (proposal, { sentence }) => !isSubject(sentence, startOf(proposal)) },
  /** The word after "their" does not need it; see `needsTheir`. */
  'their-not-needed': { keeps: (proposal, { sentence }) => !needsTheir(sentence, proposal) },
  /** The sentence names the owner, and no other owner is near. */
  'owner-clear': { keeps: (proposal, { sentence }) => isOwnerClear(sentence, proposal) },
}

/** All conditions of a section as two tests. Throws where one of them does not exist. */
export function readConditions(when: readonly string[]): {
  looksAt: (place: Place) => boolean
  keeps: (proposal: Proposal, place: Place) => boolean
} {
  const asked = when.map((text) => {
    const [name = '', parameter = ''] = text.split(' ')
    const condition = conditions[name]
    if (!condition) throw new Error(`There is no condition "${name}"`)
    return { condition, parameter }
  })
  return {
    looksAt: (place) => asked.every(({ condition }) => condition.looksAt?.(place) ?? true),
    keeps: (proposal, place) =>
      asked.every(({ condition, parameter }) => condition.keeps?.(proposal, place, parameter) ?? true),
  }
}

function startOf({ parts }: Proposal): number {
  return parts[0]?.start ?? 0
}

function isEveryOther(place: number, moved: number): boolean {
  return Math.imul(place + moved, 0x9e3779b1) >>> 31 === 0
}

/** "It is ammonia, unmistakably, like …" and "threads, like … cloth, keep": the comma has a partner before or after it. */
function isOneOfTwo({ words }: TaggedSentence, start: number): boolean {
  const at = words.findIndex((word) => word.start === start)
  if (words[at]?.lower !== ',') return false
  if (words[at - 1]?.tag === 'ADV' && words[at - 2]?.lower === ',') return true
  return words.some(
    (word, i) =>
      i > at &&
      word.lower === ',' &&
      /^(?:AUX|VERB)$/.test(words[i + 1]?.tag ?? '') &&
      !/ing$/.test(words[i + 1]?.lower ?? ''),
  )
}

function isSubject({ words }: TaggedSentence, start: number): boolean {
  const earlier: Word[] = words.filter((word) => word.start < start)
  return earlier[0]?.tag === 'ADP' && !earlier.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
}
