// Apart from the schemas, because the page of an essay needs the names of the styles but no zod.

/** The citation styles of an essay. Their CSL files are in web/domains/essays/sources/render/styles. */
export const citationStyles = ['apa', 'mla', 'chicago', 'chicago-notes', 'harvard', 'ieee'] as const
export type CitationStyle = (typeof citationStyles)[number]
export const defaultCitationStyle: CitationStyle = 'apa'

/** Styles whose citations are footnotes. */
export function isNoteStyle(style: CitationStyle): boolean {
  return style === 'chicago-notes'
}

/** The name of the map of a Yjs document that holds the sources, by their ids. */
export const sourcesMap = 'sources'
