// Without zod, because the page of an essay and every text of one use it.

type Unknown = Record<string, unknown>

/**
 * Returns a citation as author and year, such as “(Owen 2020, p. 3)”, for texts that are written without the engine of
 * the styles. The values come from a document and may be anything.
 */
export function plainCitation(cites: unknown, sourceOf: (id: string) => unknown): string {
  if (!Array.isArray(cites)) return ''
  const known = cites.slice(0, 50).filter(isObject)
  const [only] = known
  if (only?.narrative === true && known.length === 1) return narrativeCite(only, sourceOf)
  const parts = known.map((cite) => plainCite(cite, sourceOf))
  return parts.length === 0 ? '' : `(${parts.join('; ')})`
}

/**
 * Returns the words of a citation that stand in the sentence where a style writes citations as notes, such as “Owen”, or
 * an empty text.
 */
export function authorInSentence(cites: unknown, sourceOf: (id: string) => unknown): string {
  const [only, ...others] = Array.isArray(cites) ? cites.filter(isObject) : []
  if (only?.narrative !== true || others.length > 0) return ''
  const source = sourceOf(words(only.id))
  const name = isObject(source) ? authorLabel(source) : ''
  return name && [words(only.prefix), name].filter((part) => part !== '').join(' ')
}

/** Reports whether a source is only known by a number or an address, so that no style can print it. */
export function lacksDetails(source: unknown): boolean {
  if (!isObject(source)) return false
  return [source.title, source.author, source.editor].every((value) => value === undefined || value === '')
}

function narrativeCite(cite: Unknown, sourceOf: (id: string) => unknown): string {
  const source = sourceOf(words(cite.id))
  if (!isObject(source)) return '?'
  const details = [yearOf(source), placeOf(cite), words(cite.suffix)].filter((part) => part !== '').join(', ')
  const text = details ? `${authorLabel(source)} (${details})` : authorLabel(source)
  return [words(cite.prefix), text].filter((part) => part !== '').join(' ')
}

function plainCite(cite: Unknown, sourceOf: (id: string) => unknown): string {
  const source = sourceOf(words(cite.id))
  const name = isObject(source) ? sourceLabel(source) : '?'
  const text = [name, placeOf(cite)].filter((part) => part !== '').join(', ')
  return [words(cite.prefix), text, words(cite.suffix)].filter((part) => part !== '').join(' ')
}

function placeOf(cite: Unknown): string {
  const locator = words(cite.locator)
  const label = cite.label === undefined || cite.label === 'page' ? 'p.' : words(cite.label)
  return locator ? `${label} ${locator}` : ''
}

/** Returns the first authors and the year, or the title of a source without authors. */
export function sourceLabel(source: Unknown): string {
  return [authorLabel(source), yearOf(source)].filter((part) => part !== '').join(' ')
}

/** Returns the first authors, or the title of a source without authors. */
export function authorLabel(source: Unknown): string {
  const people = [source.author, source.editor].find((list) => Array.isArray(list) && list.length > 0)
  const names = (Array.isArray(people) ? people : []).filter(isObject).map(lastName)
  const [first = '', second = ''] = names
  const who = names.length > 2 ? `${first} et al.` : names.length === 2 ? `${first} and ${second}` : first
  return who || words(source.title).slice(0, 60)
}

function lastName(name: Unknown): string {
  const family = [words(name['non-dropping-particle']), words(name.family)].filter(Boolean).join(' ')
  return family || words(name.literal) || words(name.given)
}

/** Returns the year in which a source appeared, or an empty text. */
export function yearOf({ issued }: Unknown): string {
  if (!isObject(issued)) return ''
  const parts = issued['date-parts']
  const year: unknown = Array.isArray(parts) && Array.isArray(parts[0]) ? parts[0][0] : undefined
  return year === undefined ? words(issued.literal) : String(year)
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 2_000) : ''
}
