import type { Source } from '../../../../../contract/essays/sources.ts'

type Finder = ((source: Source) => Source | undefined) & { add: (source: Source) => void }

/** Returns a function that finds the source of a library that is the same work. */
export function findSame(library: Source[]): Finder {
  const byKey = new Map<string, Source>()
  const add = (source: Source) => {
    for (const key of keysOf(source)) if (!byKey.has(key)) byKey.set(key, source)
  }
  for (const source of library) add(source)
  const find = (source: Source) => {
    for (const key of keysOf(source)) {
      const same = byKey.get(key)
      if (same) return same
    }
    return undefined
  }
  return Object.assign(find, { add })
}

/** A chapter has the ISBN of its book, so that only whole books are compared by it. */
function keysOf({ type, title, DOI, ISBN, URL, issued, author }: Source): string[] {
  if (DOI) return [`doi ${DOI.toLowerCase()}`]
  const keys: string[] = []
  if (ISBN && type === 'book') keys.push(`isbn ${ISBN.replace(/[^\dX]/gi, '')}`)
  if (URL && type === 'webpage') keys.push(`url ${URL.split('#')[0]}`)
  const year = issued?.['date-parts']?.[0]?.[0] ?? ''
  const [first] = author ?? []
  const words = (title ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words.length > 5)
    keys.push(`${type} ${words} ${year} ${(first?.family ?? first?.literal ?? '').toLowerCase()}`)
  return keys
}
