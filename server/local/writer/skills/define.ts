import { type Entry, lookUp, useOf } from '../dictionary/wordnet.ts'
import type { Answer, Request, Skill } from '../skill.ts'
import { countIn, inline, listed } from '../text/wording.ts'
import { beyond } from './talk.ts'

const article = '(?:(?:the|a|an) )?'
const kind = '(?:(?:word|term|phrase|expression) )?'
/** Direct requests; the rest is the word. */
const definePatterns = [
  new RegExp(`^(?:define|look up)[: ]+(?![: ])${article}${kind}(.+)$`),
  new RegExp(`^${article}(?:definition|meaning) (?:of|for) ${article}${kind}(.+)$`),
  new RegExp(`^what(?:'s| is| are) ${article}(?:definition|meaning) (?:of|for) ${article}${kind}(.+)$`),
  new RegExp(`^what do(?:es)? ${article}${kind}(.+?) mean\\b`),
  /^is ([\p{L}'’" -]{2,40}?) (?:a |an )?(?:real |actual |proper |english )?word$/u,
  new RegExp(`^explain (?:the )?(?:meaning of )?${article}(?:word|term) (.+)$`),
]
const relatedPatterns = [
  /^(?:what(?:'s| is| are) |is there |are there )?(?:an?other words?|a word|another term|synonyms?|(?:a |an |any |some |the |\w+ )?(?:synonyms?|antonyms?|opposites?)) (?:for|of|to) (?:the (?:word |term )?)?(.+)$/,
  /^(?:find |list |suggest )?(?:an? |some |the |\w+ )?(?:synonyms?|antonyms?|opposites?) (?:for|of|to) (?:the (?:word |term )?)?(.+)$/,
]
/** Questions that may ask for a word or for a fact. */
const openPatterns = [
  /^what(?:'s| is| are) (?:an? )?([\p{L}'’ -]{2,40})$/u,
  /^explain (?:what )?(?:an? )?([\p{L}'’ -]{2,40}?)(?: is| means?)?$/u,
]

export const define: Skill = {
  name: 'define',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => subjectOf(clause) !== null,
  async answer(request): Promise<Answer> {
    const subject = subjectIn(request)
    if (!subject) return { markdown: 'Tell me the word to define, for example "define serendipity".' }
    const entries = subject.word.length > 60 ? [] : await lookUp(subject.word)
    if (entries.length > 0)
      return {
        markdown: subject.related
          ? await related(subject.word, entries, request)
          : defined(subject.word, entries),
      }
    if (subject.open) return beyond(request.wording)
    return {
      markdown: `"${inline(subject.word.slice(0, 60))}" is not in my dictionary, Princeton WordNet, so I cannot say what it means.`,
    }
  },
}

type Subject = { word: string; open: boolean; related: boolean }

function subjectIn({ instruction, text, source }: Request): Subject | null {
  const pointed = source === 'message' && text.trim().split(/\s+/).length <= 4
  const found = subjectOf(instruction)
  if (pointed) return { word: bare(text), open: false, related: found?.related ?? false }
  return found?.word ? found : null
}

function subjectOf(clause: string): Subject | null {
  if (
    /^(?:define|definition|look up|synonyms?|meaning)(?: (?:this|it|the (?:word|term|following)))*$/.test(
      clause,
    )
  ) {
    return { word: '', open: false, related: clause.startsWith('syn') }
  }
  for (const [patterns, open, isRelated] of [
    [relatedPatterns, false, true],
    [definePatterns, false, false],
    [openPatterns, true, false],
  ] as const) {
    for (const pattern of patterns) {
      const word = bare(pattern.exec(clause)?.[1] ?? '')
      if (word && !/^(?:this|that|it|these|wrong|your .*|my .*|going on.*)$/.test(word))
        return { word, open, related: isRelated }
    }
  }
  return null
}

function bare(word: string): string {
  return word
    .replace(/^[\s"'“”‘’`]+/, '')
    .replace(/(?<![\s"'“”‘’`.?!,])[\s"'“”‘’`.?!,]+$/, '')
    .replace(/ (?:in english|please|mean)$/, '')
}

const sensesShown = 4
const names = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' } as const
const source = '\n\nFrom Princeton WordNet 3.1.'

function defined(word: string, entries: Entry[]): string {
  return (
    entries
      .slice(0, 4)
      .map((entry) => defineEntry(word, entry))
      .join('\n\n') + source
  )
}

function defineEntry(word: string, { word: base, part, senses, sensesTotal }: Entry): string {
  const of = base === word.toLowerCase() ? '' : `, which "${inline(word)}" is a form of`
  const lines = senses.slice(0, sensesShown).map((sense, i) => {
    const example = sense.examples[0] ? `, as in "${inline(sense.examples[0])}"` : ''
    const synonyms =
      sense.synonyms.length > 0 ? ` *Also:* ${inline(sense.synonyms.slice(0, 4).join(', '))}.` : ''
    return `${i + 1}. ${inline(sense.definition)}${example}.${synonyms}`
  })
  const hidden = sensesTotal - lines.length
  const more = hidden > 0 ? `\n\n${hidden} rarer ${hidden === 1 ? 'sense is' : 'senses are'} left out.` : ''
  return `**${inline(base)}** (${names[part]})${of}\n\n${lines.join('\n')}${more}`
}

const relatedShown = 10

/** Returns the words by frequency, then by sense. */
async function related(word: string, entries: Entry[], { instruction }: Request): Promise<string> {
  const opposite = /antonym|opposite/.test(instruction)
  const what = opposite ? 'opposites' : 'synonyms'
  const ordered = await byUse(word, entries, opposite)
  if (ordered.length === 0) return `My dictionary, Princeton WordNet, names no ${what} for "${inline(word)}".`
  const count = countIn(instruction, 'synonyms') ?? relatedShown
  const shown = ordered.slice(0, Math.max(1, Math.min(count, 30)))
  const short =
    ordered.length < count && count !== relatedShown ? ` My dictionary names only ${ordered.length}.` : ''
  const senses = sensesText(entries, opposite, ordered)
  const head = `${opposite ? 'Opposites' : 'Synonyms'} of **${inline(word)}**, the most used first: ${inline(shown.join(', '))}.${short}`
  return `${head}${senses.length > 1 ? `\n\nBy sense:\n\n${senses.slice(0, 6).join('\n')}` : ''}${source}`
}

/**
 * Returns words of the likeliest part of speech, the most frequent first; adds words of related senses where there are
 * few.
 */
async function byUse(word: string, entries: Entry[], opposite: boolean): Promise<string[]> {
  const entry = entries.find(({ senses }) =>
    senses.some((sense) => wordsOf(sense, opposite).length > 0 || (!opposite && sense.similar.length > 0)),
  )
  if (!entry) return []
  const own = entry.senses.flatMap((sense) =>
    wordsOf(sense, opposite).map((other) => ({ word: other, offset: sense.offset, closeness: 3 })),
  )
  const near = opposite
    ? []
    : entry.senses.slice(0, 2).flatMap(({ similar }) => similar.map((other) => ({ ...other, closeness: 1 })))
  const key = word.toLowerCase()
  const weights = new Map<string, number>()
  for (const found of [...own, ...near].slice(0, 100)) {
    if (found.word.toLowerCase() === key) continue
    const weight = weightOf(found.word, await useOf(found), found.closeness)
    weights.set(found.word, (weights.get(found.word) ?? 0) + weight)
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([other]) => other)
}

/** Frequency in the exact sense counts most; frequency in other senses ranks rare words last. Phrases come last. */
function weightOf(
  word: string,
  { inSense, inAll }: { inSense: number; inAll: number },
  closeness: number,
): number {
  return closeness * (inSense + Math.log2(1 + inAll) / 2 + 0.1) * (word.includes(' ') ? 0.05 : 1)
}

function wordsOf(sense: Entry['senses'][number], opposite: boolean): string[] {
  return opposite ? sense.antonyms : sense.synonyms
}

/** Returns a line for each sense, in the order of `ordered`, so that a sense with only rare words comes last. */
function sensesText(entries: Entry[], opposite: boolean, ordered: string[]): string[] {
  const rank = (word: string) => {
    const place = ordered.indexOf(word)
    return place < 0 ? ordered.length : place
  }
  const lines = entries.flatMap(({ part, senses }) =>
    senses.flatMap((sense) => {
      const words = wordsOf(sense, opposite).toSorted((a, b) => rank(a) - rank(b))
      if (words.length === 0) return []
      const text = `- ${inline(listed(words.slice(0, 8)))} (${names[part]}: ${inline(sense.definition)})`
      return { part, rank: rank(words[0]!), text }
    }),
  )
  // The parts of speech keep the order of the dictionary.
  const parts = [...new Set(lines.map(({ part }) => part))]
  return lines
    .toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part) || a.rank - b.rank)
    .map(({ text }) => text)
}
