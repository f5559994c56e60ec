import { compilePatterns } from '../../humanizer/patterns/patterns.ts'
import { phrasesOf } from '../../humanizer/patterns/phrases.ts'
import { rules } from '../../humanizer/rules/all-rules.ts'
import { readTable } from '../../humanizer/rules/read-table.ts'
import { readTables } from './read-tables.ts'

/**
 * Every phrase that a rule can put into a text, in each of its forms, lower case, sorted. Reads the tables as they are
 * written, since the compiler refuses a wording before it has been measured.
 */
export function insertablePhrases(): string[] {
  const lines = readTables()
    .flatMap(({ name, source }) => readTable(name, source))
    .flatMap(({ kind, lines }) => (kind === 'patterns' ? lines.map(({ text }) => text) : []))
  const wordings = compilePatterns(lines).flatMap(({ results }) => results.flatMap(phrasesOf))
  const phrases = [...rules.flatMap((rule) => rule.phrases), ...wordings]
  return [...new Set(phrases)].filter((phrase) => phrase !== '').sort()
}
