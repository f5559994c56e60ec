import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { textNouns, timeNouns, wordClass } from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const back = 3
/** "This" with these is a time, the text itself, or one of several kinds. */
const kept = wordClass(
  textNouns,
  timeNouns,
  `days years moment point way case kind sort type work book chapter section context question
    world season fall weekend century decade age instance regard respect thesis newsletter notice
    document policy agreement contract lease page site website guide recipe list memo memorandum
    statement post message release letter email review house motion one man woman guy thing place
    stuff life`,
)

/** Nouns of a mass, most of them: "the privacy" asks whose. */
const mass = /(?:acy|ity|ness|ance|ence|ship|ism)$/

/** "They tested this method" -> "the method", where the method has just been named and no other stands near. */
export const pointingNouns: Rule = {
  name: 'pointing-nouns',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    return sentence.words.flatMap((word, i) => {
      const proposal = word.lower === 'this' && i > 0 && isNamed(sentence, text, i) && soften(word)
      return proposal ? [proposal] : []
    })
  },
}

function isNamed(sentence: TaggedSentence, text: TaggedText, i: number): boolean {
  const { words } = sentence
  const [prior, noun, next] = [words[i - 1], words[i + 1], words[i + 2]]
  if (!prior || !noun || !next || words[i]?.locked || noun.locked) return false
  if (
    !/^(?:VERB|ADP)$/.test(prior.tag) ||
    noun.tag !== 'NOUN' ||
    kept.has(noun.lower) ||
    mass.test(noun.lower)
  )
    return false
  if (!/^(?:PUNCT|CCONJ|ADP|AUX|SCONJ)$/.test(next.tag) || next.lower === 'of') return false
  const before = text.sentences.slice(Math.max(0, sentence.index - back), sentence.index)
  return countOf(noun, before) === 1 && countOf(noun, [sentence]) === 1
}

/** Counts a noun in both numbers. */
function countOf(noun: Word, sentences: readonly TaggedSentence[]): number {
  const stem = noun.lower.replace(/(?:es|s)$/, '')
  return sentences
    .flatMap(({ words }) => words)
    .filter(({ lower }) => lower.replace(/(?:es|s)$/, '') === stem).length
}

function soften({ start, end }: Word): Proposal {
  const reason = 'A pointing word for something that has just been named.'
  return {
    rule: 'pointing-nouns',
    reason,
    gain: 0.6,
    inserted: '',
    parts: [{ start, end, after: 'the' }],
  }
}
