import { countWords } from '../../../../contract/word-count.ts'
import type { Answer, Request, Skill } from '../skill.ts'
import { otherLanguage } from '../text/language.ts'
import { type Measures, measureText } from '../text/measures.ts'
import { inline, plural, sentenceCase } from '../text/wording.ts'
import { missingText } from './missing.ts'

const unit = '(?:words?|characters?|letters?|sentences?|paragraphs?)'
const patterns = [
  new RegExp(`^(?:count|total)\\b(?:.*\\b${unit}|(?: (?:it|this|that|again))?$)`),
  new RegExp(
    `^(?:how many|number of|what(?:'s| is) the (?:number of|${unit} count)|(?:the )?${unit} (?:count|number))\\b`,
  ),
  /^how (?:long|readable|hard|easy|difficult)\b/,
  /\b(?:reading time|reading level|reading age|readability|grade level|flesch)\b/,
  /^(?:word|character|letter) count/,
]
const occurrences =
  /^(?:how (?:many times|often) (?:do|does|did|is|are|have)?(?: ?i| ?we)?\b.*?|count (?:the )?(?:uses|occurrences) of )(?:use|used|say|said|write|written|wrote)?\s*(?:the word )?["“']?([\p{L}'-]+?)["”']?(?: (?:appear|occur|used|in|here|there|come)\b.*)?$/u

export const count: Skill = {
  name: 'count',
  works: 'text',
  gives: 'report',
  recognise: (clause) =>
    (patterns.some((pattern) => pattern.test(clause)) &&
      !/^how (?:long|hard|easy|many).*\b(?:should|does it take to|people|years|until|since|ago)\b/.test(
        clause,
      )) ||
    occurrences.test(clause),
  async answer(request): Promise<Answer> {
    const { text, instruction } = request
    if (text.trim() === '') return missingText(text, 'count')!
    const word = occurrences.exec(instruction)?.[1]
    if (word) return { markdown: timesUsed(text, word) }
    const measures = measureText(text)
    return { markdown: `${headline(request, measures)}\n\n${table(measures, otherLanguage(text))}` }
  },
}

function headline({ instruction }: Request, m: Measures): string {
  if (
    /\b(?:readab|reading level|reading age|grade|flesch|hard|easy|difficult)/.test(instruction) &&
    m.readability
  ) {
    return `**${sentenceCase(m.readability.label)}** (reading ease ${m.readability.ease}, school grade ${m.readability.grade}).`
  }
  if (/\b(?:aloud|out loud|speak|say|present|speech)\b/.test(instruction))
    return `**${spokenTime(m.words)}** to read aloud, ${plural(m.words, 'word')}.`
  if (/reading time|how long/.test(instruction))
    return `**${m.readingTime}** to read, ${plural(m.words, 'word')}.`
  if (/sentence/.test(instruction)) return `**${plural(m.sentences, 'sentence')}**.`
  if (/paragraph/.test(instruction)) return `**${plural(m.paragraphs, 'paragraph')}**.`
  if (/character|letter/.test(instruction)) return `**${plural(m.characters, 'character')}**.`
  return `**${plural(m.words, 'word')}**.`
}

const spokenWordsPerMinute = 130

/** Spoken, a text takes nearly twice as long as read. */
function spokenTime(words: number): string {
  const seconds = Math.round((words / spokenWordsPerMinute) * 60)
  return seconds < 60 ? plural(seconds, 'second') : `About ${plural(Math.round(seconds / 60), 'minute')}`
}

function table(m: Measures, language: string | null): string {
  const rows = [
    ['Words', m.words.toLocaleString('en-US')],
    ['Sentences', m.sentences.toLocaleString('en-US')],
    ['Paragraphs', m.paragraphs.toLocaleString('en-US')],
    [
      'Characters',
      `${m.characters.toLocaleString('en-US')} (${m.charactersNoSpaces.toLocaleString('en-US')} without spaces)`,
    ],
    ['Reading time', m.readingTime],
  ]
  if (m.sentences > 1 && m.words > 1) rows.push(['Words a sentence', (m.words / m.sentences).toFixed(1)])
  if (m.readability && !language) {
    rows.push(['Reading ease (Flesch)', `${m.readability.ease}, ${m.readability.label}`])
    rows.push(['School grade (Flesch-Kincaid)', String(m.readability.grade)])
  }
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`)
  const note =
    language && m.readability
      ? `\n\nThe text looks like ${language}, so I leave out readability, which is for English only.`
      : ''
  return `| Measure | Value |\n|---|---|\n${lines.join('\n')}${note}`
}

function timesUsed(text: string, word: string): string {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'")
  const hits = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)].filter(([found]) => found === word).length
  const times = hits === 0 ? 'does not appear' : `appears ${hits === 1 ? 'once' : `${hits} times`}`
  return `"${inline(word)}" ${times} in ${plural(countWords(text), 'word')}.`
}
