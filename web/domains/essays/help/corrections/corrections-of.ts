import type { Node } from '@tiptap/pm/model'
import type { PlacedMark } from '../marks/help-mark.ts'
import { paragraphText, rangeOf } from '../paragraphs/paragraph-text.ts'
import type { Lint } from '../worker/help-messages.ts'

const contextCharacters = 24

type Rejected = { words: ReadonlySet<string>; places: ReadonlySet<string> }

/** Returns the corrections of a block that begins at `pos`, without words of the dictionary and ignored places. */
export function correctionsOf(
  block: Node,
  pos: number,
  lints: Lint[],
  { words, places }: Rejected,
): PlacedMark[] {
  const paragraph = paragraphText(block)
  return lints.flatMap((lint): PlacedMark[] => {
    const problem = paragraph.text.slice(lint.start, lint.end)
    if (lint.kind === 'spelling' && words.has(wordOf(problem))) return []
    const place = placeOf(paragraph.text, lint)
    const range = places.has(place) ? null : rangeOf(paragraph, pos, lint)
    return range ? [{ ...range, mark: { layer: 'corrections', problem, lint, place } }] : []
  })
}

/** The form in which the dictionary has a word: with its genitive, the word is the same. */
export function wordOf(problem: string): string {
  return problem.toLowerCase().replace(/['’]s?$/, '')
}

/** Names a finding by its rule, its words and those around it, so that it is found again after other edits. */
function placeOf(text: string, { rule, start, end }: Lint): string {
  const before = text.slice(Math.max(0, start - contextCharacters), start)
  return placeHash([rule, text.slice(start, end), before, text.slice(end, end + contextCharacters)])
}

/** FNV-1a with 32 bits, twice with different starts: enough to tell a few hundred places apart. */
function placeHash(parts: string[]): string {
  const text = parts.join('\u0000')
  return `${fnv(text, 0x811c9dc5)}${fnv(text, 0x01000193)}`
}

function fnv(text: string, start: number): string {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
