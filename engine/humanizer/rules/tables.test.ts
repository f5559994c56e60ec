import { describe, expect, test } from 'vitest'
import { readTables } from '../../training/humanizer/read-tables.ts'
import compiled from '../data/rules.json' with { type: 'json' }
import { applyEdits } from '../edit.ts'
import { readSettings } from '../settings.ts'
import { tagText } from '../tagged.ts'
import { RULES } from './all-rules.ts'
import { compileTables } from './compile-tables.ts'
import { readTable, type Section } from './read-table.ts'

const TABLES = readTables()

function resultsOf(section: Section, text: string): string[] {
  const tagged = tagText(text)
  const settings = readSettings(tagged, 'strong', section.when.includes('casual') ? 'casual' : undefined)
  const rule = RULES.find(({ name }) => name === section.name)
  const proposals = tagged.sentences.flatMap((sentence) => rule?.find(sentence, tagged, settings) ?? [])
  return proposals.map((proposal) => applyEdits(text, proposal.parts))
}

test('are compiled into the data that the engine reads: after a change, run `npm run rules`', () => {
  expect(compiled.rules).toEqual(compileTables(TABLES))
})

describe.each(TABLES)('$name', ({ name, source }) => {
  test.each(readTable(name, source))('$name makes its cases and leaves the others alone', (section) => {
    for (const { before, after, at } of section.fires) expect(resultsOf(section, before), at).toContain(after)
    for (const { text, at } of section.silent) expect(resultsOf(section, text), at).toEqual([])
  })
})
