import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { detect } from '../detector/check/detect.ts'
import { aiText } from '../detector/test-texts.ts'
import { formatReport } from './report.ts'
import { columnsOf } from './wrap-text.ts'

const detection = detect(aiText)

test.each([40, 80, 300])('at %i columns no line exceeds the width or 100 columns', (columns) => {
  const report = formatReport('a.txt', aiText, detection, { colour: false, columns })
  for (const line of report.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(Math.min(100, columns))
  expect(report).toContain('▌')
})

test('uses colour only on request', () => {
  const plain = formatReport('a.txt', aiText, detection, { colour: false, columns: 80 })
  const painted = formatReport('a.txt', aiText, detection, { colour: true, columns: 80 })
  expect(plain).not.toContain('\u001b')
  expect(stripVTControlCharacters(painted)).toBe(plain)
  expect(painted).not.toBe(plain)
})

test('explains a passage without reasons', () => {
  const [passage] = detection.evidence
  const bare = { ...detection, evidence: [{ ...passage!, reasons: [] }] }
  const report = formatReport('a.txt', aiText, bare, { colour: false, columns: 80 })
  expect(report).toContain('No single trait stands out; its wording as a whole')
})

test('removes terminal control characters from the text', () => {
  const text = aiText.replace('. ', '. \u001b[2J\u202e')
  const report = formatReport('\u001b]0;x\u0007.txt', text, detect(text), { colour: false, columns: 80 })
  for (const sign of ['\u001b', '\u0007', '\u202e']) expect(report).not.toContain(sign)
})
