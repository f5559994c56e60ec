import { expect, test } from 'vitest'
import type { Detection } from '../queries.ts'
import { type BatchRow, batchCsv } from './batch-check.ts'

const judged = {
  predicted_class: 'ai',
  reliable: true,
  confidence_category: 'high',
  fake_percentage: 91.4,
  text_words: 120,
  result_message: 'This text reads very much like AI writing.',
} as Detection
const short = { ...judged, predicted_class: 'inconclusive', reliable: false, result_message: 'Too short.' }

const rows: BatchRow[] = [
  { name: 'essay, final.txt', stage: 'done', text: '…', detection: judged },
  { name: '=cmd|calc.txt', stage: 'done', text: '…', detection: short as Detection },
  { name: 'photo.png', stage: 'failed', message: 'photo.png is not a text.' },
]

test('writes each file with its verdict, or with the reason why it has none', () => {
  const lines = batchCsv(rows).replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('File,Verdict,AI score,Confidence,Words,Note')
  expect(lines[1]).toBe('"essay, final.txt",AI,91.4,high,120,')
  expect(lines[3]).toBe('photo.png,,,,,photo.png is not a text.')
})

test('writes no cell that a spreadsheet would calculate', () => {
  const line = batchCsv(rows).split('\r\n')[2]
  expect(line).toBe("'=cmd|calc.txt,Inconclusive,,,120,Too short.")
})
