import { compilePatterns } from '../../humanizer/patterns/patterns.ts'
import { phrasesOf } from '../../humanizer/patterns/phrases.ts'
import { rules } from '../../humanizer/rules/all-rules.ts'
import { readTable } from '../../humanizer/rules/read-table.ts'
import { readTables } from './read-tables.ts'

/**
 * Returns every phrase that a rule can insert into a text, in each of its forms, in lower case and sorted. Reads the source
 * of the tables, because the compiler refuses wordings that have not been measured yet.
 */
export function insertablePhrases(): string[] {
  const lines = readTables()
    .flatMap(({ name, source }) => readTable(name, source))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
  const wordings = compilePatterns(lines).flatMap(({ results }) => results.flatMap(phrasesOf))
  const phrases = [...rules.flatMap((rule) => rule.phrases), ...wordings]
  return [...new Set(phrases)].filter((phrase) => phrase !== '').sort()
}
