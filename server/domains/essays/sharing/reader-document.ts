import type { DocumentNode } from '../../../../contract/essays/essays.ts'

/**
 * Returns a document as readers may have it: with the sources that it cites, but without the rest of the writer's
 * library.
 */
export function readerDocument({ attrs, ...document }: DocumentNode): DocumentNode {
  const sources = attrs?.sources
  if (!Array.isArray(sources)) return document
  const cited = new Set<string>()
  collectCited(document, cited)
  return { ...document, attrs: { sources: sources.filter(({ id }) => cited.has(String(id))) } }
}

function collectCited({ type, attrs, content = [] }: DocumentNode, cited: Set<string>): void {
  if (type === 'citation' && Array.isArray(attrs?.cites))
    for (const cite of attrs.cites as ({ id?: unknown } | null)[]) cited.add(String(cite?.id))
  for (const node of content) collectCited(node, cited)
}
