import type { Note } from './notes.ts'
import type { Tagger } from './tagger.ts'
import { sentenceCase } from './wording.ts'

/** Common abbreviations in notes, written out. No rule adds a fact. */
const shorthand: readonly [RegExp, string][] = [
  [/(^|\s)w\/o(?=\s)/gi, '$1without'],
  [/(^|\s)w\/\s*(?=\S)/gi, '$1with '],
  [/(^|\s)b\/c(?=\s)/gi, '$1because'],
  [/(^|\s)bc(?=\s)/g, '$1because'],
  [/(^|\s)&(?=\s)/g, '$1and'],
  [/(^|\s)\+(?=\s)/g, '$1and'],
  [/(^|\s)~\s?(?=\d)/g, '$1about '],
  [/(^|\s)approx\.?(?=\s)/gi, '$1about'],
  [/(^|\s)govt\.?(?=\s)/gi, '$1government'],
  [/(^|\s)vs\.?(?=\s)/gi, '$1versus'],
]

const capitals =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/g

function writtenOut(note: string, tag: Tagger): string {
  const [cause = '', ...results] = note.split(/->|=>|→/).map((part) => part.trim())
  const led = results.map((result) =>
    // "lost customers -> cut hours" continues with an action, "-> community" with a thing.
    tag(result)[0]?.pos === 'VERB' ? `, and so ${result}` : `, which leads to ${result}`,
  )
  const long = shorthand.reduce((said, [short, full]) => said.replace(short, full), cause + led.join(''))
  return long.replace(capitals, sentenceCase).trim()
}

/** Writes a paragraph from notes: full sentences stay, and neighbouring fragments are joined into one. */
export function writeSection(notes: Note[], tag: Tagger): string {
  const sentences: string[] = []
  let scraps: string[] = []
  const close = () => {
    if (scraps.length > 0) sentences.push(finished(joined(scraps)))
    scraps = []
  }
  for (const note of notes) {
    const text = writtenOut(note.text, tag)
    if (isScrap(text, tag)) {
      scraps.push(text.replace(/(?<![.,;])[.,;]+$/, ''))
      if (scraps.length === 3) close()
    } else {
      close()
      sentences.push(finished(text))
    }
  }
  close()
  return sentences.join(' ')
}

/** A few words without a verb or a comma, which read better together with another fragment. */
export function isScrap(text: string, tag: Tagger): boolean {
  const words = tag(text)
  return words.length <= 10 && !/[:,]/.test(text) && !words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

function joined(scraps: string[]): string {
  const rest = scraps.slice(1).map(lowered)
  const last = rest.pop()
  return last ? `${[scraps[0], ...rest].join(', ')} and ${last}` : scraps[0]!
}

/** Names and abbreviations keep their capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ')
  return /^[A-Z][a-z]*$/.test(first) &&
    /^(?:A|An|The|No|Not|Very|Less|More|Few|Many|Some|All|Low|High|Good|Bad|New|Old|Cheap|Easy|Hard)$/.test(
      first,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function finished(text: string): string {
  return `${sentenceCase(text.replace(/(?<![\s,;:])[\s,;:]+$/, ''))}${/[.!?…]["”’)]?$/.test(text) ? '' : '.'}`
}
