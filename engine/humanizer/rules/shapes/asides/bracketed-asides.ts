import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { bracketed, hasBrackets } from '../shape-change.ts'

const asideMax = 12
const asideMin = 3
const namedMin = 2
const mainMin = 6
const nameMin = 1
const naming = /^(?:a|an|one|the)$/
/** What limits a statement to some of its cases, at the end of a sentence. */
const limiting = /^(?:especially|particularly)$/
const limitingMin = 3

const label = { rule: 'bracketed-asides', reason: reasonOf('aside-in-brackets'), gain: 1.2 }

/** ", including pears and plums." -> " (including pears and plums).", "Lin, a doctor, was" -> "Lin (a doctor) was": people put asides in brackets, models seldom do. */
export const bracketedAsides: Rule = {
  name: 'bracketed-asides',
  mode: 'strong',
  phrases: [],
  find(sentence, text) {
    if (/[()[\]"“”:;\n]/.test(text.text.slice(sentence.start, sentence.end))) return []
    if (hasBrackets(sentence, text)) return []
    return sentence.words.flatMap((word, i) => {
      const proposal = word.lower === ',' && !word.locked ? bracket(sentence, text, i) : undefined
      return proposal ? [{ ...proposal, check: true as const }] : []
    })
  },
}

function bracket(sentence: TaggedSentence, text: TaggedText, open: number): Proposal | undefined {
  const { words } = sentence
  const [first, second] = [words[open + 1], words[open + 2]]
  if (!first || !second) return undefined
  const isExample = first.lower === 'including' || (first.lower === 'such' && second.lower === 'as')
  const isName = naming.test(first.lower)
  if (limiting.test(first.lower)) return bracketLimit(sentence, text, open)
  if (!(isExample && open >= mainMin) && !(isName && open >= nameMin)) return undefined
  const close = isExample ? endOfExamples(words, open) : endOfName(words, open)
  if (close === -1 || words[close]?.locked) return undefined
  const aside = words.slice(open + 1, close)
  if (aside.length < (isName ? namedMin : asideMin) || aside.length > asideMax) return undefined
  if (isExample && !isList(aside, first.lower === 'such')) return undefined
  if (isName && !isNaming(words, open, aside)) return undefined
  return bracketed(label, text, (words[open] as Word).start, first, words[close] as Word)
}

/** "The park is full, especially on Sundays." -> "The park is full (especially on Sundays)." */
function bracketLimit({ words }: TaggedSentence, text: TaggedText, open: number): Proposal | undefined {
  const stop = words.at(-1) as Word
  const aside = words.slice(open + 1, -1)
  if (stop.lower !== '.' || stop.locked || aside.length < limitingMin || aside.length > asideMax)
    return undefined
  if (open < mainMin || aside.some((word) => word.tag === 'PUNCT' || /ing$/.test(word.lower)))
    return undefined
  if (!hasFiniteVerb(words, 1, open)) return undefined
  return bracketed(label, text, (words[open] as Word).start, words[open + 1] as Word, stop)
}

/** The full stop, or the comma after which the main clause goes on with its verb. */
function endOfExamples(words: readonly Word[], open: number): number {
  const last = words.length - 1
  const verb = words.findIndex(
    (word, i) => i > open + 3 && words[i - 1]?.lower === ',' && tensed.test(word.lower),
  )
  if (verb !== -1) return verb - 1
  return words[last]?.lower === '.' ? last : -1
}

const tensed = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)$/

/** The next comma, with a verb after it: "Lin, a doctor from Leeds, was …". */
function endOfName(words: readonly Word[], open: number): number {
  const close = words.findIndex((word, i) => i > open && word.lower === ',')
  const next = words[close + 1]
  if (close === -1 || !next) return -1
  const goesOn = tensed.test(next.lower) || (next.tag === 'VERB' && !/ing$|ed$/.test(next.lower))
  return goesOn ? close : -1
}

/** An aside that names the noun before it again, in a main clause without a list. */
function isNaming(words: readonly Word[], open: number, aside: readonly Word[]): boolean {
  if (!/^(?:NOUN|PROPN)$/.test(words[open - 1]?.tag ?? '')) return false
  if (words.slice(0, open).some((word) => word.lower === ',')) return false
  if (hasFiniteVerb(words, 0, open)) return false
  const first = words[0] as Word
  if (/^(?:ADP|ADV|SCONJ|VERB)$/.test(first.tag) || /ing$/.test(first.lower)) return false
  if (aside[0]?.lower === 'the' && words[open - 1]?.tag !== 'PROPN') return false
  const inner = aside.slice(1)
  if (inner.some((word) => /^(?:or|but|that|which|who)$/.test(word.lower) || word.tag === 'PUNCT'))
    return false
  return !inner.some((word) => word.lower === 'and') && !hasFiniteVerb(inner, 0, inner.length)
}

/** Names of things only: no verb with a tense that would go on with the main clause, and no clause. */
function isList(aside: readonly Word[], twoWords: boolean): boolean {
  const things = aside.slice(twoWords ? 2 : 1)
  if (hasFiniteVerb(things, 0, things.length)) return false
  if (things.some((word, i) => word.lower === ',' && /^(?:ADP|ADV)$/.test(things[i + 1]?.tag ?? '')))
    return false
  return (
    things.every((word) => /^(?:NOUN|ADJ|DET|ADP|CCONJ|PROPN|NUM|PUNCT|PRON|PART)$/.test(word.tag)) &&
    !things.some((word) => /^(?:but|which|that|who|where|to|-)$/.test(word.lower))
  )
}
