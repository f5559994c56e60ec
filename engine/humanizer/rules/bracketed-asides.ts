import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { hasFiniteVerb } from './sentence-shape.ts'

const ASIDE_MAX = 12
const ASIDE_MIN = 3
const MAIN_MIN = 6

/** ", including pears and plums." -> " (including pears and plums).": people put asides in brackets, models seldom do. */
export const bracketedAsides: Rule = {
  name: 'bracketed-asides',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (/[()[\]"“”:;\n]/.test(text.text.slice(sentence.start, sentence.end))) return []
    if (hasBrackets(sentence, text)) return []
    return sentence.words.flatMap((word, i) => {
      const proposal = word.lower === ',' && !word.locked ? bracket(sentence, text, i) : undefined
      return proposal ? [proposal] : []
    })
  },
}

/** Brackets close by: a second pair in a row would look odd. */
function hasBrackets(sentence: TaggedSentence, text: TaggedText): boolean {
  const near = text.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3)
  const first = near[0] ?? sentence
  return /[()]/.test(text.text.slice(first.start, near.at(-1)?.end ?? sentence.end))
}

function bracket(sentence: TaggedSentence, text: TaggedText, open: number): Proposal | undefined {
  const { words } = sentence
  const [first, second] = [words[open + 1], words[open + 2]]
  if (open < MAIN_MIN || !first || !second) return undefined
  const opens = first.lower === 'including' || (first.lower === 'such' && second.lower === 'as')
  const close = opens ? words.length - 1 : -1
  if (close === -1 || words[close]?.lower !== '.' || words[close]?.locked) return undefined
  const aside = words.slice(open + 1, close)
  if (aside.length < ASIDE_MIN || aside.length > ASIDE_MAX || !isList(aside, opens && first.lower === 'such'))
    return undefined
  const mark = words[open] as Word
  const stop = words[close] as Word
  if (text.cover[mark.start] === 1 || text.cover[stop.start] === 1) return undefined
  return {
    rule: 'bracketed-asides',
    reason: 'An aside, put in brackets.',
    gain: 0.6,
    trusted: true,
    inserted: '',
    parts: [
      { start: mark.start, end: first.start, after: ' (' },
      { start: stop.start, end: stop.start, after: ')' },
    ],
  }
}

/** Names of things only: no verb with a tense that would go on with the main clause, and no clause. */
function isList(aside: readonly Word[], twoWords: boolean): boolean {
  const things = aside.slice(twoWords ? 2 : 1)
  if (hasFiniteVerb(things, 0, things.length)) return false
  return (
    things.every((word) => /^(?:NOUN|ADJ|DET|ADP|CCONJ|PROPN|NUM|PUNCT|PRON|PART)$/.test(word.tag)) &&
    !things.some((word) => /^(?:but|which|that|who|where|to|-)$/.test(word.lower))
  )
}
