import { casualFillers, casualToFormal } from './casual-to-formal.ts'
import { fullForms, onlySpelledOut, spellOut } from './contractions.ts'
import { formalToCasual } from './formal-to-casual.ts'

export type Register = 'formal' | 'casual'
type Pair = readonly [from: string, to: string]

/** One expression for a table: an alternation of plain words, which runs in linear time. */
type Table = { pattern: RegExp; to: ReadonlyMap<string, string> }

const formal = tableOf([
  ...casualToFormal,
  ...fullForms,
  ...onlySpelledOut,
  ...casualFillers.map((filler): Pair => [filler, '']),
])
const casual = tableOf([
  ...formalToCasual,
  ...fullForms.map(([contracted, full]): Pair => [full, contracted]),
])

function tableOf(pairs: readonly Pair[]): Table {
  const to = new Map(pairs.map(([from, to]) => [from.toLowerCase(), to]))
  const words = [...to.keys()]
    .sort((a, b) => b.length - a.length)
    .map((from) => from.replace(/[/.]/g, '\\$&'))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}'@/-])(?:${words.join('|')})(?![\\p{L}\\p{N}'@-])`, 'giu'),
    to,
  }
}

/** Rewrites a text for another register, word by word. Keeps quotations and inline code. */
export function changeRegister(text: string, register: Register): string {
  const table = register === 'formal' ? formal : casual
  return text
    .split(/("[^"\n]{1,500}"|“[^”\n]{1,500}”|`[^`\n]{1,500}`)/)
    .map((part, at) => (at % 2 === 1 ? part : rewrite(part, table, register)))
    .join('')
}

function rewrite(part: string, { pattern, to }: Table, register: Register): string {
  const plain = part.replace(/[’‘]/g, "'")
  const spelled = register === 'formal' ? spellOut(plain.replace(bareGonna, '$1I will')) : plain
  const swapped = spelled.replace(pattern, (found) => inCaseOf(found, to.get(found.toLowerCase()) ?? found))
  return register === 'formal' ? tidied(swapped) : sentenceStarts(swapped)
}

/** "Gonna send it" has no subject; the user is the speaker. */
const bareGonna = /(^|[.?!] )gonna\b/giu

/** The first letter takes the case of the original; "I" and names in the table keep their own. */
function inCaseOf(found: string, to: string): string {
  const isRaised = /^\p{Lu}/u.test(found) && found !== 'I' && !/^I'/.test(found)
  return isRaised ? to.charAt(0).toUpperCase() + to.slice(1) : to
}

const pictures = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|(?<= )[:;]-?[)(DPp](?= |$)/gu

/** Formal text has no emoji, no repeated marks, and capitals at the start of sentences. */
function tidied(text: string): string {
  const calm = text
    .replace(pictures, '')
    .replace(/\?[?!]{1,20}/g, '?')
    .replace(/!{1,20}/g, '.')
    .replace(/\.{4,20}/g, '…')
    .replace(/[^\S\n]{2,20}/g, ' ')
    .replace(/ (?=[,.;:?])/g, '')
    .replace(/\bi\b(?!\.)/g, 'I')
  return sentenceStarts(calm)
}

function sentenceStarts(text: string): string {
  return text.replace(
    /(^|[.?!…] |\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
