/**
 * Habits of punctuation that say nothing about who wrote a text: people differ in them, editors and house styles decide
 * them, and models can be asked for any of them. The detector reads a text as if all authors had the same habits, so
 * that none of them moves a score.
 */

/**
 * Returns the mark that a punctuation mark is read as, or undefined if it is skipped. A dash is a comma, a semicolon a
 * full stop, and a comma before "and" or "or" is skipped. `before` is the mark or word that was read before it.
 */
export function markReadAs(mark: string, before: string, after: string): string | undefined {
  if (mark === ';') return '.'
  if (mark !== '-' && mark !== ',') return mark
  // A range such as 10–12.
  if (mark === '-' && before === '0' && after === '0') return mark
  if (after === 'and' || after === 'or' || skipsAfter.has(before)) return undefined
  return ','
}

/** Marks after which a dash or a comma adds nothing. */
const skipsAfter: ReadonlySet<string> = new Set(['', ',', '.', ':', '?', '!', '('])
