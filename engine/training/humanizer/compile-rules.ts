/** Compiles the tables of rules into engine/humanizer/data/rules.json: npm run rules */
import { writeFileSync } from 'node:fs'
import { compileTables } from '../../humanizer/rules/compile-tables.ts'
import { readTables } from './read-tables.ts'

const out = new URL('../../humanizer/data/rules.json', import.meta.url)

try {
  const rules = compileTables(readTables())
  writeFileSync(out, `${JSON.stringify({ rules }, null, 1)}\n`)
  const lines = rules.reduce((sum, rule) => sum + rule.lines.length, 0)
  console.log(`${rules.length} rules with ${lines} lines`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
