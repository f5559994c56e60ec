import type { BibliographyEntry, CitationRun } from '../../sources/render/rendering.ts'
import type { EssayNode, Paragraph, TextRun } from './essay-blocks.ts'
import { safeLink } from './safe-link.ts'

/** The text of the citations and of the bibliography, in the style of the essay. */
export type CitationTexts = {
  /** `author` stands in the sentence before a note. */
  read: (attrs: NonNullable<EssayNode['attrs']>) => { runs: CitationRun[]; isNote: boolean; author?: string }
  entries: BibliographyEntry[]
  isHanging: boolean
}

export function citationRuns(runs: CitationRun[]): TextRun[] {
  return runs.map(({ text, italic, bold, underline, superscript, subscript, link }) => ({
    kind: 'text',
    text: text.toWellFormed(),
    look: {
      ...(italic && { italic }),
      ...(bold && { bold }),
      ...(underline && { underline }),
      ...(superscript && { superscript }),
      ...(subscript && { subscript }),
    },
    link: link ? safeLink(link) : null,
  }))
}

/** Returns a paragraph for each entry. A number and its entry are separated by a tab. */
export function bibliographyParagraphs({ entries, isHanging }: CitationTexts): Paragraph[] {
  return entries.map(({ label, runs }) => ({
    kind: 'paragraph',
    level: 0,
    align: null,
    isRightToLeft: false,
    isHanging: isHanging || label !== null,
    inlines: [
      ...(label ? [...citationRuns(label), { kind: 'text' as const, text: '\t', look: {}, link: null }] : []),
      ...citationRuns(runs),
    ],
  }))
}
