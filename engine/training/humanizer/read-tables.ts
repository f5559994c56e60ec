import { readdirSync, readFileSync } from 'node:fs'
import type { TableFile } from '../../humanizer/rules/compile-tables.ts'

const words = new URL('../../humanizer/rules/words/', import.meta.url)

/** Reads all tables of rules, sorted by name. */
export function readTables(): TableFile[] {
  return readdirSync(words)
    .filter((name) => name.endsWith('.rules'))
    .sort()
    .map((name) => ({ name, source: readFileSync(new URL(name, words), 'utf8') }))
}
