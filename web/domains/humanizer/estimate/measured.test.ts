import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredText, readsHumanAfterwards } from './measured.ts'

const findings = readFileSync(new URL('../../../../docs/humanizer-findings.md', import.meta.url), 'utf8')

test.each([
  ['rules', 'the built-in rules'],
  ['model', 'a strong model, recorded'],
] as const)('prints the shares of %s that the findings print', (kind, row) => {
  const cells = new RegExp(`^\\| ${row} +\\|(.*)\\|$`, 'm').exec(findings)?.[1]?.split('|')
  const printed = cells?.map((cell) => Number.parseInt(cell, 10)).filter((share) => !Number.isNaN(share))
  expect(printed).toEqual(Object.values(readsHumanAfterwards[kind]))
})

test('says nothing where nothing was measured', () => {
  expect(measuredText('strong', { kind: 'service' })).toBeNull()
  expect(measuredText('clean', { kind: 'model', label: 'Ada' })).toBeNull()
  expect(measuredText('clean', { kind: 'rules' })).toMatch(/no AI text/)
})
