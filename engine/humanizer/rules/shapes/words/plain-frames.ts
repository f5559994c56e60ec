import { inflectVerb } from '../../../language/inflect.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  andOr,
  concessives,
  pluralPeople,
  possessives,
  relatives,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const clauseWords = wordClass(andOr, relatives, 'what')
const irregularPlurals = wordClass(pluralPeople, 'data media')

/** "highlights the importance of X" and its like: what the noun says, said by a clause. */
const frames: Record<string, (isPlural: boolean) => [lead: string, tail: string]> = {
  importance: (isPlural) => ['how important', isPlural ? 'are' : 'is'],
  significance: (isPlural) => ['how important', isPlural ? 'are' : 'is'],
  effectiveness: (isPlural) => ['how well', isPlural ? 'work' : 'works'],
  complexity: (isPlural) => ['how complex', isPlural ? 'are' : 'is'],
  difficulty: (isPlural) => ['how hard', isPlural ? 'are' : 'is'],
}
const verbs = new Set(
  'show demonstrate highlight underscore emphasize emphasise stress illustrate understand recognize recognise see realize realise appreciate reveal prove explain consider acknowledge forget underestimate know learn discuss evaluate assess'
    .split(' ')
    .flatMap((base) => ['base', 's', 'past', 'ing'].map((form) => inflectVerb(base, form as 's'))),
)
const lengthMax = 6
/** After these a comma ends the phrase; after others it may be in a list: "the importance of law, order and trust". */
const goesOn = wordClass(
  concessives,
  'which as while but because even especially particularly since so we it they',
  /^\w+ing$/,
)

export const plainFrames: Rule = {
  name: 'plain-frames',
  mode: 'clean',
  phrases: ['how important', 'how well', 'how complex', 'how hard'],
  find(sentence, text) {
    return sentence.words.flatMap((word, i) => {
      const frame = frames[word.lower]
      const proposal = frame && unfold(sentence, text, i)
      return proposal ? [proposal] : []
    })
  },
}

function unfold(sentence: TaggedSentence, text: TaggedText, noun: number): Proposal | undefined {
  const { words } = sentence
  const [verb, the, own, of] = words.slice(noun - 2, noun + 2) as [Word, Word, Word, Word?]
  if (noun < 2 || the.lower !== 'the' || of?.lower !== 'of' || !verbs.has(verb.lower)) return undefined
  if (words.slice(Math.max(0, noun - 6), noun).some((word) => word.lower === 'had')) return undefined
  const end = words.findIndex((word, i) => i > noun + 1 && word.tag === 'PUNCT')
  const thing = words.slice(noun + 2, end)
  if (end === -1 || !/^[.,;]$/.test(words[end]?.lower ?? '') || thing.length > lengthMax) return undefined
  if (words[end]?.lower === ',' && !goesOn.has(words[end + 1]?.lower)) return undefined
  const isPlural = numberOf(thing)
  if (isPlural === undefined || text.cover.subarray(the.start, of.end).includes(1)) return undefined
  const [lead, tail] = (frames[own.lower] as (typeof frames)[string])(isPlural)
  const last = thing.at(-1) as Word
  return {
    rule: 'plain-frames',
    reason: 'What the noun says, said by a clause.',
    gain: 1.2,
    sure: true,
    inserted: lead,
    parts: [
      { start: the.start, end: of.end, after: lead },
      { start: last.end, end: last.end, after: ` ${tail}` },
    ],
  }
}

/** Reports whether a short noun phrase is plural; undefined if it is not a plain noun phrase. */
function numberOf(thing: readonly Word[]): boolean | undefined {
  const last = thing.at(-1)
  if (last?.tag !== 'NOUN' || last.locked) return undefined
  if (!thing.every((word) => /^(?:DET|ADJ|NOUN|PRON)$/.test(word.tag) || possessives.has(word.lower)))
    return undefined
  if (thing.some((word) => clauseWords.has(word.lower) || /ing$/.test(word.lower))) return undefined
  if (/(?:ss|us|is|ics|news|series|means|species)$/.test(last.lower))
    return /ics$/.test(last.lower) ? undefined : false
  return /s$/.test(last.lower) || irregularPlurals.has(last.lower)
}
