import type { Mode } from '../../../../choices.ts'
import type { TaggedSentence, TaggedText } from '../../../language/tagged-text.ts'
import type { ChangeReason } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import type { Settings } from '../../../proposals/settings.ts'

/** A comma, as the index of its word, and the text that takes its place. */
export type CommaChange = { comma: number; after: string }

/** Makes a rule that removes commas, or puts a conjunction in their place. */
export function commaRule(
  { name, mode, gain, reason }: { name: string; mode: Mode; gain: number; reason: ChangeReason },
  changesOf: (sentence: TaggedSentence, text: TaggedText, settings: Settings) => readonly CommaChange[],
): Rule {
  return {
    name,
    mode,
    phrases: [],
    find(sentence, text, settings) {
      return changesOf(sentence, text, settings).flatMap(({ comma, after }) => {
        const word = sentence.words[comma]
        if (!word) return []
        const { start, end } = word
        return [{ rule: name, reason, gain, inserted: '', parts: [{ start, end, after }] }]
      })
    },
  }
}

const serialComma = /,[^,.;:!?\n]{1,90},\s+(?:and|or)\s/g

/**
 * Reports whether the text has no second list with a comma before "and" or "or". Where one list loses that comma and
 * another keeps it, the text looks careless.
 */
export function isOnlyList({ text }: TaggedText): boolean {
  const found = text.matchAll(serialComma)
  return found.next().done === true || found.next().done === true
}

/** Returns the changes of a rule that looks at each comma of a sentence on its own; undefined leaves the comma. */
export function eachComma(
  { words }: TaggedSentence,
  afterOf: (comma: number) => string | undefined,
): CommaChange[] {
  return words.flatMap(({ lower }, comma) => {
    const after = lower === ',' ? afterOf(comma) : undefined
    return after === undefined ? [] : [{ comma, after }]
  })
}
