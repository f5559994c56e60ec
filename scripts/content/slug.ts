/** Ids that the pages use themselves. */
const taken = new Set(['main', 'contents'])

/** Returns the text as a part of an address, such as `what-does-it-cost`. */
export function plainSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}

/** Returns a slug that no other heading of the page has, and remembers it. */
export function slugOf(text: string, used: Set<string>): string {
  const slug = plainSlug(text) || 'section'
  let unique = slug
  for (let i = 2; used.has(unique) || taken.has(unique); i++) unique = `${slug}-${i}`
  used.add(unique)
  return unique
}
