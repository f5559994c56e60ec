export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "ONE" stays, "iPhone" stays, "water wheel" becomes "Water Wheel". */
export function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, sentenceCase)
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Returns "a", "a and b" or "a, b and c". */
export function listed(items: readonly string[], join = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${join} ${items.at(-1)}`
}

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const units = {
  questions: '(?:\\w+ )?(?:questions?|cards?)',
  sentences: '(?:sentence|line|bullet|point|key|idea|takeaway)s?',
  titles: 'titles?|headlines?',
  words: 'words?',
  synonyms: '(?:other )?(?:synonyms?|antonyms?|opposites?|words?)',
}
type Unit = keyof typeof units

const counts = Object.fromEntries(
  Object.entries(units).map(([unit, words]) => [
    unit,
    new RegExp(
      `\\b(\\d{1,4}|a|an|${numerals.join('|')}|fifteen|twenty|fifty|(?:a |one )?hundred)[- ](?:(?:short|brief|key|main|bullet|good|simple|hard|easy|multiple[- ]choice) )*(?:${words})`,
    ),
  ]),
) as Record<Unit, RegExp>

/** Returns the first count in a request, in figures or words: "in two sentences" is 2. Null when there is none. */
export function countIn(text: string, unit: Unit): number | null {
  const found = counts[unit].exec(text)
  if (!found) return null
  const [, word] = found
  if (/^\d/.test(word!)) return Number(word)
  if (/hundred/.test(word!)) return 100
  const extra: Record<string, number> = { a: 1, an: 1, fifteen: 15, twenty: 20, fifty: 50 }
  return extra[word!] ?? numerals.indexOf(word!)
}

/** Escapes the user's characters that Markdown would interpret within a line. */
export function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>|])/g, '\\$1')
}
