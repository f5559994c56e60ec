import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualWordsChanged } from './modes.ts'

test('shows the share of words that the findings print for each mode', () => {
  const findings = readFileSync(new URL('../../../docs/humanizer-findings.md', import.meta.url), 'utf8')
  const row = /^\| words changed in texts by models \|(.*)\|$/m.exec(findings.replace(/ +/g, ' '))
  const printed = row?.[1]?.split('|').map((cell) => Number.parseFloat(cell))
  expect(printed).toEqual([usualWordsChanged.clean, usualWordsChanged.balanced, usualWordsChanged.strong])
})
