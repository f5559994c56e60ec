import { sourceLabel, yearOf } from '../../../../../contract/essays/plain-citation.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { foldText } from '../../../../../contract/text/fold-text.ts'

/** Returns the sources whose authors, title, container or year contain every word of a query. */
export function searchSources(sources: Source[], query: string): Source[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sources
  return sources.filter((source) => {
    const text = searchText(source)
    return words.every((word) => text.includes(word))
  })
}

const known = new WeakMap<Source, string>()

function searchText(source: Source): string {
  const before = known.get(source)
  if (before !== undefined) return before
  const names = [...(source.author ?? []), ...(source.editor ?? [])].flatMap(({ family, given, literal }) => [
    family,
    given,
    literal,
  ])
  const parts = [
    ...names,
    yearOf(source),
    source.title,
    source['container-title'],
    source.publisher,
    source.DOI,
  ]
  const text = foldText(parts.filter(Boolean).join(' '))
  known.set(source, text)
  return text
}

/** Ignores case and accents. */
/** Returns a title without the tags that CSL allows in it. */
export function plainTitle({ title, DOI, URL: address, ISBN }: Source): string {
  return (title ?? DOI ?? address ?? ISBN ?? '').replace(/<\/?[a-z]{1,6}>/g, '')
}

/** Returns the name by which a source is spoken of, such as “Owen 2020”. */
export function nameOf(source: Source): string {
  return sourceLabel({ ...source, title: plainTitle(source) })
}
