import type { CitationStyle } from '../../../../../contract/essays/citation-styles.ts'

/** A piece of formatted text of a citation or of an entry of the bibliography. */
export type CitationRun = {
  text: string
  italic?: true
  bold?: true
  superscript?: true
  subscript?: true
  smallCaps?: true
  underline?: true
  link?: string
}

/** A citation in the order of the document. */
export type CitationRequest = {
  /** Identifies the node. */
  key: string
  cites: unknown
  /** The number of the footnote in which a note style prints it. */
  note: number
}

/** What the engine needs. `sources` and `cites` come from the document and are not checked yet. */
export type RenderRequest = {
  style: CitationStyle
  styleXml: string
  language: string
  locales: Record<string, string>
  sources: unknown[]
  citations: CitationRequest[]
}

/** `isMissing`: a cited source is not in the library any more. The runs have the other sources of the citation. */
export type RenderedCitation = { key: string; runs: CitationRun[]; isMissing: boolean }

/** `label` is the number of an entry, which stands in a column of its own. */
export type BibliographyEntry = { id: string; label: CitationRun[] | null; runs: CitationRun[] }

export type Rendering = {
  style: CitationStyle
  citations: RenderedCitation[]
  bibliography: { entries: BibliographyEntry[]; isHanging: boolean }
}
