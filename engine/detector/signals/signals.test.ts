import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { inEnglish } from '../../texts/english.ts'
import rates from '../model/signals.json' with { type: 'json' }
import { type Passage, readPassage } from '../score/passage.ts'
import { readCanonical } from '../weights/load-model.ts'
import { signals } from './registry.ts'
import { weighedStyle } from './weighed-style.ts'
import { weighedWording } from './weighed-wording.ts'

function whole(text: string): Passage {
  const document = parseDocument(text)
  return readPassage(document, readCanonical(document), 0, document.sentences.length)
}

describe.each([...signals, weighedStyle, weighedWording].map((signal) => [signal.name, signal] as const))(
  '%s',
  (_name, signal) => {
    test.each(signal.examples.fires)('fires: %s', (text) => {
      const finding = signal.measure(whole(text))
      expect(finding && inEnglish(finding.says)).toMatch(/^\S.*\.$/u)
      expect(finding?.strength).toBeGreaterThan(0)
      expect(finding?.strength).toBeLessThanOrEqual(1)
    })

    test.each(signal.examples.silent)('stays silent: %s', (text) => {
      expect(signal.measure(whole(text))).toBeNull()
    })
  },
)

test('every signal has examples of both kinds and a unique name', () => {
  expect(new Set(signals.map(({ name }) => name)).size).toBe(signals.length)
  for (const { examples } of signals)
    expect(Math.min(examples.fires.length, examples.silent.length)).toBeGreaterThan(0)
})

test('training has counted how often people and models show each signal', () => {
  expect(Object.keys(rates).sort()).toEqual(signals.map(({ name }) => name).sort())
})
