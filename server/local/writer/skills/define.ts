import { type Entry, lookUp } from '../dictionary/wordnet.ts'
import type { Answer, Request, Skill } from '../skill.ts'
import { inline, listed } from '../text/wording.ts'
import { beyond } from './talk.ts'

const article = '(?:(?:the|a|an) )?'
const kind = '(?:(?:word|term|phrase|expression) )?'
/** Plain orders; what follows is the word. */
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
/** Questions that may be after a word, or after the world. */
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
        markdown: subject.related ? related(subject.word, entries, request) : defined(subject.word, entries),
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

function related(word: string, entries: Entry[], { instruction }: Request): string {
  const opposite = /antonym|opposite/.test(instruction)
  const lines: string[] = []
  for (const { part, senses } of entries) {
    for (const sense of senses) {
      const words = opposite ? sense.antonyms : sense.synonyms
      if (words.length > 0)
        lines.push(`- ${inline(listed(words.slice(0, 8)))} (${names[part]}: ${inline(sense.definition)})`)
    }
  }
  const what = opposite ? 'opposites' : 'synonyms'
  if (lines.length === 0) return `My dictionary, Princeton WordNet, names no ${what} for "${inline(word)}".`
  return `${opposite ? 'Opposites' : 'Synonyms'} of **${inline(word)}**, by sense:\n\n${lines.slice(0, 8).join('\n')}${source}`
}
