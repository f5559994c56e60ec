import { diffArrays, diffWordsWithSpace } from 'diff'
import { countWords } from '../../../../contract/word-count.ts'

export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' }
/** `parts` is null if the texts differ too much to be compared in a moment. */
export type Comparison = { parts: TextPart[] | null; added: number; removed: number }

const limits = { timeout: 500, maxEditLength: 5_000 }

/** Compares two texts: first their lines, then the words of lines that differ. */
export function compareTexts(before: string, after: string): Comparison {
  const lines = diffArrays(before.split('\n'), after.split('\n'), limits)
  if (!lines) return { parts: null, added: 0, removed: 0 }
  const parts: TextPart[] = []
  for (let at = 0; at < lines.length; at++) {
    const { value, added, removed } = lines[at]!
    const next = lines[at + 1]
    const text = `${value.join('\n')}\n`
    if (removed && next?.added) {
      parts.push(...compareWords(text, `${next.value.join('\n')}\n`))
      at++
    } else parts.push({ text, kind: kindOf(added, removed) })
  }
  return { parts, added: wordsOf(parts, 'added'), removed: wordsOf(parts, 'removed') }
}

function compareWords(before: string, after: string): TextPart[] {
  const words = diffWordsWithSpace(before, after, limits)
  if (words) return words.map(({ value, added, removed }) => ({ text: value, kind: kindOf(added, removed) }))
  return [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]
}

function kindOf(added: boolean, removed: boolean): TextPart['kind'] {
  return added ? 'added' : removed ? 'removed' : 'same'
}

function wordsOf(parts: TextPart[], wanted: TextPart['kind']): number {
  return parts.reduce((sum, { text, kind }) => sum + (kind === wanted ? countWords(text) : 0), 0)
}
