import type { Answer, Request, Skill } from '../skill.ts'
import { fullest, type KeyPhrase, keyPhrases } from '../text/key-phrases.ts'
import { englishOnly, hasWords, otherLanguage } from '../text/language.ts'
import { readPassages } from '../text/passages.ts'
import { rankSentences } from '../text/rank-sentences.ts'
import { loadTagger } from '../text/tagger.ts'
import { countIn, sentenceCase } from '../text/wording.ts'
import { missingText } from './missing.ts'

const patterns = [
  /^(?:\w+ ){0,6}(?:titles?|headlines?)(?: ideas?| suggestions?)?(?: (?:for|about|on|that)\b.*|)$/,
  /^(?:suggest|propose|think of|come up with|find|make|write|create|generate|pick|give|choose|need)\b.{0,30}\b(?:titles?|headlines?)\b/,
  /^(?:title|name|headline) (?:this|it|that|my|the)\b/,
  /^what (?:should|could|would|can) (?:i|we) (?:call|title|name)\b/,
  /^what(?:'s| is| would be) an? (?:good |better |catchy )?(?:title|headline|name)\b/,
]
const topic =
  /\b(?:title|headline)s?\b.*?\b(?:about|on|for (?:an? |my )?(?:essay|article|post|paper|story|talk|blog post) (?:about|on))\s+(.{3,100})$/

export const title: Skill = {
  name: 'title',
  works: 'either',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer(request): Promise<Answer> {
    const about = topicOf(request)
    if (about)
      return {
        markdown: `From the topic alone:\n\n${topicTitles(about)}\n\nSend me the text and I will take titles from what it says.`,
      }
    const missing = missingText(request.text, 'title')
    if (missing) return missing
    const language = otherLanguage(request.text)
    if (language) return { markdown: englishOnly('I make titles in', language) }
    return {
      markdown: await titles(request.text, Math.min(8, countIn(request.instruction, 'titles') ?? 4)),
    }
  },
}

function topicOf({ instruction, text, source }: Request): string | null {
  const found = topic.exec(instruction)?.[1]
  if (found && !/^(?:this|it|that|the (?:text|above))\b/.test(found) && source !== 'message') return found
  return source === 'message' &&
    hasWords(text) &&
    text.split(/\s+/).length <= 6 &&
    !/[.!?]$/.test(text.trim())
    ? text.trim()
    : null
}

function topicTitles(about: string): string {
  const name = about.replace(/(?<![.!?\s])[.!?\s]+$/, '')
  return [sentenceCase(name), `On ${name}`, `${sentenceCase(name)}: the case for and against`]
    .map((line) => `- ${line}`)
    .join('\n')
}

async function titles(text: string, count: number): Promise<string> {
  const tag = await loadTagger()
  const passages = readPassages(text)
  const phrases = distinct(keyPhrases(passages, tag)).slice(0, 6)
  const [pair, ...others] = fromPhrases(phrases)
  const [sentence, ...more] = fromSentences(passages)
  const found = [...own(passages), pair, sentence, ...others, ...more].filter((line) => line !== undefined)
  const lines = [...new Map(found.map((line) => [line.toLowerCase(), line])).values()].slice(0, count)
  if (lines.length === 0) return 'The text is too short for a title from its own words.'
  if (count === 1) return `**${lines[0]}**`
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Returns the heading that the text already has. */
function own(passages: ReturnType<typeof readPassages>): string[] {
  const [first] = passages
  return first?.kind === 'heading' ? [first.text] : []
}

/** Returns phrases that share no word with a better one. */
function distinct(phrases: KeyPhrase[]): KeyPhrase[] {
  const kept: KeyPhrase[] = []
  for (const best of phrases) {
    const phrase = fullest(best, phrases)
    if (!kept.some(({ stems }) => stems.some((stem) => phrase.stems.includes(stem)))) kept.push(phrase)
    if (kept.length === 6) break
  }
  return kept
}

function fromPhrases(phrases: KeyPhrase[]): string[] {
  const [a, b, c] = phrases.map(({ text }) => text)
  const lines: string[] = []
  if (a && b) lines.push(`${sentenceCase(a)} and ${b}`)
  if (a && b && c) lines.push(`${sentenceCase(a)}: ${b} and ${c}`)
  if (a?.includes(' ') || (a && !b)) lines.push(sentenceCase(a))
  if (a && c) lines.push(`${sentenceCase(c)} and ${a}`)
  return lines
}

const vague =
  /^(?:this|that|these|those|he|she|they|it|i|we|you|but|and|so|however)\b|\b(?:it|this|them|him|her)\b/i

/** Returns the most central short sentences, which can serve as headlines. */
function fromSentences(passages: ReturnType<typeof readPassages>): string[] {
  const ranks = rankSentences(passages)
  return passages
    .map(({ text, kind }, at) => ({ text, kind, rank: ranks[at]! }))
    .filter(
      ({ text, kind }) =>
        kind !== 'heading' &&
        /^[^,;:"“]{12,70}[.]$/.test(text) &&
        text.split(' ').length <= 10 &&
        !vague.test(text),
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 2)
    .map(({ text }) => text.replace(/\.$/, ''))
}
