import { describe, expect, test } from 'vitest'
import { readTables } from '../../training/humanizer/read-tables.ts'
import compiled from '../data/rules.json' with { type: 'json' }
import { tagText } from '../language/tagged-text.ts'
import { findMatches, indexPatterns } from '../patterns/match.ts'
import { compilePatterns } from '../patterns/patterns.ts'
import { proposalsOf, resultsOf } from '../rewrite/try-rule.ts'
import { rules } from './all-rules.ts'
import { compileTables } from './compile-tables.ts'
import { readTable } from './read-table.ts'

const tables = readTables()

test('are compiled into the data that the engine reads: after a change, run `npm run rules`', () => {
  expect(compiled.rules).toEqual(compileTables(tables))
})

/** A line without the words that have to stand, or must not stand, around it. */
function withoutContext(line: string): string {
  return line
    .replace(/^= /, '')
    .replace(/\[[^\]]*\]|\^ /g, '')
    .replace(/ ->.*/, ' -> 0')
    .trim()
}

describe.each(tables)('$name', ({ name, source }) => {
  test.each(readTable(name, source))('$name rewrites its cases and leaves the others', (section) => {
    const rule = rules.find((each) => each.name === section.name)!
    const tone = (['casual', 'formal'] as const).find((condition) => section.when.includes(condition))
    for (const { before, after, at } of section.fires)
      expect(resultsOf(rule, before, 'strong', tone), at).toContain(after)
    for (const { text, at } of section.silent) expect(proposalsOf(rule, text, tone), at).toEqual([])
  })

  test.each(readTable(name, source))(
    '$name has no silent case that none of its lines could reach',
    (section) => {
      const { lines } = compiled.rules.find((each) => each.name === section.name)!
      const index = indexPatterns(lines.flatMap((line) => compilePatterns([withoutContext(line)])))
      const isReached = (source: string) => {
        const text = tagText(source.replace(/"/g, ''))
        return text.sentences.some((sentence) => [...findMatches(index, sentence, text)].length > 0)
      }
      expect(section.silent.map(({ text }) => text).filter((text) => !isReached(text))).toEqual([])
    },
  )
})
