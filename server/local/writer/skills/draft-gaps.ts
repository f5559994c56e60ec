import type { NoteGroup } from '../text/group-notes.ts'
import type { Note } from '../text/notes.ts'
import { inline, listed } from '../text/wording.ts'

const figure =
  /(?:[$€£]\s?)?\d[\d,.]*\d?(?:\s?%| per ?cent| million| billion|k\b|bn\b|m\b)?(?: (?!of|in|at|on|to|for|and|or|by|per|from|when|if|is|are|was|since|as|with|that|than|each|every|across|then)[a-z]{2,})?/g
const gapsMax = 8

/** Lists what a reader would ask for and the notes do not contain. */
export function gapsIn(groups: NoteGroup[], notes: Note[]): string[] {
  const gaps = notes.filter(({ open }) => open).map(({ text }) => `You noted as open: ${inline(text)}`)
  const figures = groups.flatMap((group) => group.notes).flatMap(unsourced)
  if (figures.length > 0)
    gaps.push(
      `Where ${figures.length === 1 ? 'does' : 'do'} ${listed([...new Set(figures)].slice(0, 4))} come from?`,
    )
  const thin = groups
    .filter((group) => group.notes.length === 1 && groups.length > 1)
    .map(({ heading }) => `"${inline(heading)}"`)
  if (thin.length > 0) {
    gaps.push(
      `${listed(thin.slice(0, 4))} ${thin.length === 1 ? 'rests' : 'rest'} on one note each: what else belongs there?`.replace(
        /(rests on one note) each/,
        '$1',
      ),
    )
  }
  const all = notes.map(({ text }) => text).join(' ')
  if (!/\b(?:because|so that|therefore|since|as a result|leads? to|due to|why)\b|[-=]>/i.test(all))
    gaps.push('Which of these points explains another, and how?')
  if (!/\b(?:should|must|need to|recommend|conclusion|conclude|overall|next steps?)\b/i.test(all))
    gaps.push('What should the reader think or do at the end?')
  return gaps.slice(0, gapsMax)
}

/** Returns the figures of a note that names no source; years and small counts need none. */
function unsourced({ text }: Note): string[] {
  if (/\b(?:according to|source|study|survey|report|census|et al|\(\d{4}\))/i.test(text)) return []
  return (text.match(figure) ?? [])
    .map((found) => found.trim().replace(/[.,]$/, ''))
    .filter((found) => !/^(?:1[5-9]|20)\d\d\b|^\d(?: [a-z]+)?$/.test(found))
}
