import { inflectVerb, type VerbForm } from '../language/inflect.ts'
import type { TaggedSentence, TaggedText, Word } from '../language/tagged-text.ts'
import {
  andOr,
  concessives,
  meansPrepositions,
  modals,
  placePrepositions,
  relatives,
  whenWhile,
  wordClass,
} from '../language/word-classes.ts'
import { withArticle } from '../patterns/propose.ts'
import type { Proposal, Rule } from '../proposals/rule.ts'
import type { CompiledRule } from './table-rule.ts'

const pairJoints = wordClass(andOr, '- –')
const pairMarks = wordClass(', ; : - – — between both and')
const pluralVerbs = wordClass('are were have do')

type Kind = 'noun' | 'adjective' | 'verb' | 'adverb'
type Place = { group: number; rank: number }
type Twins = Record<Kind, Map<string, Place[]>>

const kinds: readonly Kind[] = ['noun', 'adjective', 'verb', 'adverb']
const tags: Record<Kind, RegExp> = {
  noun: /^NOUN$/,
  adjective: /^(?:ADJ|VERB)$/,
  verb: /^VERB$/,
  adverb: /^ADV$/,
}
const verbForms: readonly VerbForm[] = ['base', 's', 'past', 'ing']

/**
 * "joy and happiness" -> "joy"; "clear, concise, and vivid" -> "clear and vivid". Each line of the table is a group,
 * "noun: joy happiness delight", with the plainest word first.
 */
export function twinRule({ name, mode, gain, reason, lines }: CompiledRule): Rule {
  let twins: Twins | undefined
  return {
    name,
    mode,
    phrases: [],
    find(sentence, text) {
      twins ??= readTwins(lines)
      const known = twins
      return sentence.words.flatMap((word, at) => {
        if (word.lower !== 'and' || word.locked) return []
        const after =
          sentence.words[at - 1]?.lower === ','
            ? oneOfThree(known, sentence, at, text)
            : oneOfTwo(known, sentence, at, text)
        return after
          ? [
              {
                rule: name,
                reason: reason.text,
                gain,
                sure: true,
                inserted: '',
                parts: [after],
              },
            ]
          : []
      })
    },
  }
}

function readTwins(lines: readonly string[]): Twins {
  const twins: Twins = { noun: new Map(), adjective: new Map(), verb: new Map(), adverb: new Map() }
  for (const [group, line] of lines.entries()) {
    const { kind, words } = readGroup(line)
    for (const [rank, word] of words.entries()) {
      const forms = kind === 'verb' ? verbForms.map((form) => inflectVerb(word, form)) : [word]
      for (const [i, form] of forms.entries()) {
        const places = twins[kind].get(form) ?? []
        twins[kind].set(form, [...places, { group: group * verbForms.length + i, rank }])
      }
    }
  }
  return twins
}

/** Reads "noun: joy happiness delight". */
export function readGroup(line: string): { kind: Kind; words: string[] } {
  const [head, ...words] = line.split(' ')
  const kind = kinds.find((each) => head === `${each}:`)
  if (!kind || words.length < 2) throw new Error(`"${line}" is not a kind of word and two words or more`)
  return { kind, words }
}

/** Returns which of two synonyms to keep: the first (-1) or the second (1). Undefined if they are not synonyms. */
function plainer(
  twins: Twins,
  one: Word | undefined,
  two: Word | undefined,
): { kind: Kind; side: -1 | 1 } | undefined {
  if (!one || !two || one.locked || two.locked || one.lower === two.lower) return undefined
  for (const kind of kinds) {
    const first = twins[kind].get(one.lower)
    if (!first || !tags[kind].test(one.tag) || !tags[kind].test(two.tag)) continue
    for (const { group, rank } of first) {
      const other = twins[kind].get(two.lower)?.find((place) => place.group === group)
      if (other) return { kind, side: rank < other.rank ? -1 : 1 }
    }
  }
  return undefined
}

type Part = Proposal['parts'][number]

const pairing = wordClass(andOr, 'both between among either , ; : nor not - – —')
const complement = wordClass(
  meansPrepositions,
  placePrepositions,
  'to for about toward towards against over into',
)

function oneOfTwo(twins: Twins, { words }: TaggedSentence, at: number, text: TaggedText): Part | undefined {
  const [one, two] = [words[at - 1] as Word, words[at + 1] as Word]
  const told = plainer(twins, one, two)
  if (!told || words.slice(Math.max(0, at - 4), at - 1).some(({ lower }) => /^(?:both|between)$/.test(lower)))
    return undefined
  const next = words[at + 2]
  if (pairing.has(words[at - 2]?.lower) || pairJoints.has(next?.lower)) return undefined
  if (told.kind === 'noun' && !/s$/.test(one.lower) && asksForPlural(words, at)) return undefined
  if (told.kind === 'noun' && next && /^(?:NOUN|PROPN|ADJ|PRON|NUM)$/.test(next.tag)) return undefined
  const side = complement.has(next?.lower) ? 1 : told.side
  if (side === -1) return between(one, two, '', text)
  return dropBefore(words, at, text)
}

/** "joy and delight" without "joy and": the article and the capital are those of the word that stays. */
function dropBefore(words: readonly Word[], at: number, text: TaggedText): Part | undefined {
  const [one, two] = [words[at - 1] as Word, words[at + 1] as Word]
  if (text.cover.subarray(one.start, two.end).includes(1)) return undefined
  if (/\s{2}|\n/.test(text.text.slice(one.start, two.end))) return undefined
  const upper = /^\p{Lu}/u.test(one.text)
  const after = upper ? two.text.charAt(0).toUpperCase() + two.text.slice(1) : two.text
  return withArticle(at - 1, { start: one.start, end: two.end, after }, { words } as TaggedSentence, text)
}

/** "joy, love, and delight": the third says the first again. */
function oneOfThree(twins: Twins, { words }: TaggedSentence, at: number, text: TaggedText): Part | undefined {
  const [one, mark, two, comma, three] = [at - 4, at - 3, at - 2, at - 1, at + 1].map((i) => words[i])
  if (mark?.lower !== ',' || !one || !two || !three || !comma) return undefined
  if (words.slice(Math.max(0, at - 9), at - 4).some(({ lower }) => pairMarks.has(lower))) return undefined
  const next = words[at + 2]
  if (pairJoints.has(next?.lower)) return undefined
  const kind = kinds.find((each) => [one, two, three].every(({ tag }) => tags[each].test(tag)))
  if (!kind || one.tag !== two.tag || two.tag !== three.tag) return undefined
  if (
    kind === 'noun' &&
    next &&
    /^(?:NOUN|PROPN|ADJ|PRON|NUM|VERB|AUX)$/.test(next.tag) &&
    asksForPlural(words, at + 1)
  )
    return undefined
  const isTwin = (a: Word, b: Word) => plainer(twins, a, b)?.kind === kind
  if (isTwin(two, three)) {
    const kept = plainer(twins, two, three)?.side === -1 ? two : three
    return between(one, three, ` and ${kept.text}`, text)
  }
  if (isTwin(one, three)) return between(one, three, ` and ${two.text}`, text)
  if (isTwin(one, two)) return between(one, three, ` and ${three.text}`, text)
  return undefined
}

/** Replaces the text after one word up to the end of another. */
function between(one: Word, last: Word, after: string, text: TaggedText): Part | undefined {
  if (text.cover.subarray(one.end, last.end).includes(1)) return undefined
  if (/\s{2}|\n/.test(text.text.slice(one.end, last.end))) return undefined
  return { start: one.end, end: last.end, after }
}

const clause = wordClass(concessives, relatives, whenWhile, ', ; : because if as but where since')
const modal = wordClass(modals, 'had did')

/** Reports whether the pair may be the subject of a plural verb. Returns true unless it certainly is not. */
function asksForPlural(words: readonly Word[], at: number): boolean {
  const next = words[at + 2]
  if (!next) return false
  for (let i = at - 1; i >= 0 && !clause.has((words[i] as Word).lower); i--) {
    if (/^(?:VERB|AUX)$/.test((words[i] as Word).tag)) return relatives.has(next.lower)
  }
  const verb = words
    .slice(at + 2)
    .find(({ tag, lower }) => /^(?:VERB|AUX)$/.test(tag) || pluralVerbs.has(lower))
  return verb !== undefined && !modal.has(verb.lower)
}
