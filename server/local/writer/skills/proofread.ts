import type { Lint } from '../../../../contract/proofreading/lint.ts'
import { proofread as findingsOf } from '../../../../contract/proofreading/proofread.ts'
import { sameLetters } from '../../../../contract/proofreading/spelling.ts'
import { lookUp } from '../dictionary/wordnet.ts'
import { type Corrections, correct, type Edit } from '../proofreader/corrections.ts'
import { findLints } from '../proofreader/find-lints.ts'
import { type Answer, type Skill, textEnd } from '../skill.ts'
import { englishOnly, otherLanguage } from '../text/language.ts'
import { inline, listed, plural } from '../text/wording.ts'
import { missingText } from './missing.ts'

const faults = '(?:grammar|spelling|punctuation|typos?|errors?|mistakes?|slips?)'
const patterns = [
  /^(?:proof-?read|copy-?edit|spell-?check|grammar-?check)\b/,
  new RegExp(
    `^(?:fix|correct|check|find|edit|review|look|point|improve|clean|mark|list|remove|go)\\b.*\\b${faults}\\b`,
  ),
  /^(?:correct|fix)(?: (?:this|it|that|these|my|the)(?: (?:text|sentence|paragraph|essay|email|letter|english))?)?$/,
  new RegExp(`^(?:are|is) there (?:any|a|some)?\\s*${faults}`),
  new RegExp(`^(?:any|all|the) ${faults}\\b`),
  /^(?:what(?:'s| is)) (?:wrong|incorrect)\b/,
  /^(?:is|are) (?:this|it|that|these|my) .{0,30}\b(?:correct|right|grammatical)\b/,
  /^(?:grammar|spelling)(?: (?:and|check|grammar|spelling|please))*$/,
]

export const proofread: Skill = {
  name: 'proofread',
  works: 'text',
  gives: 'text and account',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer({ text }): Promise<Answer> {
    const missing = missingText(text, 'proofread')
    if (missing) return missing
    const language = otherLanguage(text)
    if (language) return { markdown: englishOnly('I proofread', language) }
    const lints = await withoutKnownWords(text, await findLints(text, isBritish(text)))
    const corrections = correct(text, findingsOf(text, lints))
    return { markdown: report(corrections), text: corrections.text }
  },
}

const lookUpsMax = 80

/** Removes findings about words in the dictionary: the checker's word list lacks rare and British words. */
async function withoutKnownWords(text: string, lints: Lint[]): Promise<Lint[]> {
  const wordOf = (lint: Lint) => {
    const word = lint.kind === 'Spelling' ? text.slice(lint.start, lint.end) : ''
    // "tuesday" is in the dictionary too, which ignores case.
    return lint.replacements.some((other) => sameLetters(other, word)) ? '' : word
  }
  const words = [...new Set(lints.map(wordOf))].filter((word) => /^\p{Ll}{4,}$/u.test(word))
  const known = new Set<string>()
  for (const word of words.slice(0, lookUpsMax)) {
    // Only exact entries count: "occured" would pass as a form of "occur".
    if ((await lookUp(word)).some((entry) => entry.word === word)) known.add(word)
  }
  return lints.filter((lint) => !known.has(wordOf(lint)))
}

const britishWords =
  /\b(?:colour|favour|honour|labour|behaviour|neighbour|centre|theatre|metre|litre|programme|travell(?:ed|ing)|cancell(?:ed|ing)|grey|defence|licence|practise|cheque|tyre|whilst|maths|\w+(?:yse[ds]?|ising|isation|ised))/gi
const americanWords =
  /\b(?:color|favor|honor|labor|behavior|neighbor|center|theater|meter|liter|program|travel(?:ed|ing)|cancel(?:ed|ing)|gray|defense|license|math|\w+(?:yze[ds]?|izing|ization|ized))\b/gi

function isBritish(text: string): boolean {
  return (text.match(britishWords)?.length ?? 0) > (text.match(americanWords)?.length ?? 0)
}

const editsShownMax = 40
const remarksShownMax = 8

function report(corrections: Corrections): string {
  const { text, edits } = corrections
  const left = leftToYou(corrections)
  if (edits.length === 0) return `I found nothing to correct.${left ? `\n\n${left}` : ''}`
  const lines = changeLines(text, edits)
  const more = lines.length - editsShownMax
  const shown = lines
    .slice(0, editsShownMax)
    .concat(more > 0 ? [`- and ${more.toLocaleString('en-US')} more`] : [])
  const changes = `**${plural(edits.length, 'change')}**\n\n${shown.join('\n')}`
  return [`${text.trim()}${textEnd}${changes}`, left].filter(Boolean).join('\n\n')
}

/** Returns one line per change; the same change in several places is one line. */
function changeLines(text: string, edits: Edit[]): string[] {
  const times = new Map<string, number>()
  let shift = 0
  for (const edit of edits) {
    const next =
      /^\s+[\p{L}\p{N}'’-]+/u.exec(text.slice(edit.start + shift + edit.to.length).slice(0, 80))?.[0] ?? ''
    shift += edit.to.length - edit.from.length
    const line = edit.why === 'spacing' ? '- spacing' : changeLine(edit, next)
    times.set(line, (times.get(line) ?? 0) + 1)
  }
  return [...times].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line))
}

function changeLine({ from, to, why }: Edit, next: string): string {
  // "a → an" needs the next word as context.
  const context = /^an?$/i.test(from) ? next : ''
  return `- ${inline(from + context).trim()} → **${inline(to + context).trim()}**: ${inline(why)}`
}

function leftToYou({ remarks, unknown }: Corrections): string {
  const parts: string[] = []
  if (remarks.length > 0) {
    const lines = remarks
      .slice(0, remarksShownMax)
      .map(({ text, why }) => `- "${inline(excerpt(text))}": ${inline(why)}`)
    parts.push(`**For you to decide**\n\n${lines.join('\n')}`)
  }
  if (unknown.length > 0) {
    const words = listed(unknown.slice(0, 12).map((word) => `"${inline(word)}"`))
    const rest = unknown.length > 12 ? `, and ${unknown.length - 12} more` : ''
    parts.push(`Not in my dictionary and left as they are: ${words}${rest}.`)
  }
  return parts.join('\n\n')
}

function excerpt(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > 10 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ')
}
