import type { Lint } from './lint.ts'
import { findSlips } from './phrase-slips.ts'
import { editDistance, opensSentence, sameLetters } from './spelling.ts'

/**
 * Returns the findings about a text, in its order: those of the grammar checker without its false alarms, and what it
 * misses. Replies of the chat and the page of an essay use the same.
 */
export function proofread(text: string, checked: readonly Lint[]): Lint[] {
  const slips = findSlips(text).sort(byPlace)
  const own = slips.filter((lint, i) => !slips.slice(0, i).some((other) => overlap(lint, other)))
  const kept = checked.flatMap((lint) => mended(text, lint) ?? [])
  const others = kept.filter((lint) => !own.some((slip) => slip.kind !== 'Style' && overlap(lint, slip)))
  return [...own, ...others].sort(byPlace)
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const byPlace = (a: Lint, b: Lint) => a.start - b.start || b.end - a.end
const overlap = (a: Lint, b: Lint) => a.start < b.end && b.start < a.end

/** Returns the finding without suggestions that are wrong; null if nothing is left of it. */
function mended(text: string, lint: Lint): Lint | null {
  if (isFalseAlarm(text, lint)) return null
  // The checker writes "AN other" for "A other".
  if (lint.rule === 'AnA' && text.charAt(lint.start) === 'A')
    return { ...lint, replacements: lint.replacements.map((other) => capitalised(other.toLowerCase())) }
  if (lint.kind !== 'Spelling' || !isNameInside(text, lint)) return lint
  // "Hasselt" is no slip of "Hansel".
  const word = text.slice(lint.start, lint.end)
  const near = lint.replacements.filter(
    (other) => sameLetters(word, other) || editDistance(word.toLowerCase(), other.toLowerCase()) === 1,
  )
  return near.length === 0 ? null : { ...lint, replacements: near }
}

/** A capitalised word that does not open its sentence. */
function isNameInside(text: string, { start, end }: Lint): boolean {
  const isOpening = opensSentence(text, start) || /[:;]\s$/.test(text.slice(Math.max(0, start - 2), start))
  return !isOpening && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))
}

/** Verbs whose past equals their base form: "the player he beat" is not an agreement error. */
const unchangingVerbs =
  /^(?:beat|bet|burst|cast|cost|cut|hit|hurt|let|put|quit|read|set|shut|spread|split|thrust|upset)$/

/** "more modest": the word only looks like a comparative or a superlative. */
const plainAdjective =
  /^(?:more|most|less|least) (?:modest|immodest|honest|dishonest|earnest|manifest|clever|tender|proper|improper|bitter|sober|eager|slender|sinister|somber|sombre|bizarre)$/i

function isFalseAlarm(text: string, lint: Lint): boolean {
  const problem = text.slice(lint.start, lint.end)
  const before = text.charAt(lint.start - 1)
  if (
    plainAdjective.test(problem) ||
    (/^(?:more|most)$/i.test(problem) &&
      plainAdjective.test(text.slice(lint.start, lint.end + 14).split(/[^\p{L} ]/u)[0] ?? ''))
  )
    return true
  if (lint.rule === 'RepeatedWords') return /^(?:had|that|her|is)\b/i.test(problem) || before === '-'
  // "Kerrang! magazine", "Yahoo! mail": a name may end in a punctuation mark.
  if (lint.rule === 'SentenceCapitalization')
    return /\p{Lu}[^\P{L}\p{Lu}]*[!?] $/u.test(text.slice(0, lint.start).slice(-30)) || isListItem(text, lint)
  if (lint.rule === 'PronounVerbAgreement') return unchangingVerbs.test(problem)
  // An address, a file name or code is not prose.
  const lineStart = text.lastIndexOf('\n', lint.start) + 1
  const backticks = text.slice(lineStart, lint.start).split('`').length - 1
  return backticks % 2 === 1 || /[@/\\_#]/.test(before + text.charAt(lint.end))
}

/** "people who used to walk;": an item of a list goes on in the sentence that introduces it. */
function isListItem(text: string, { start }: Lint): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim()
  const marker = /^(?:[-*•–+]|\(?\d{1,3}[.)])\s+/.exec(line)?.[0] ?? ''
  const isFirst = text.slice(lineStart, start).trim().length <= marker.length
  return isFirst && (marker !== '' || /[;,]$/.test(line) || !/[.!?…]["”’)]?$/.test(line))
}
