import { expect, test } from 'vitest'
import type { LabelledText } from './read-documents.ts'
import { varyContractions } from './vary-contractions.ts'

const text = 'It is late, and we do not know. They don’t care, and it’s cold.'
const documents = Array.from(
  { length: 400 },
  (_, i): LabelledText => ({
    id: String(i),
    source: 'test',
    domain: 'essay',
    label: i % 2 ? 'ai' : 'human',
    model: '',
    attack: 'none',
    text,
    group: String(i),
  }),
)

test('writes out or contracts a part of the texts of both classes, always the same', () => {
  const varied = varyContractions(documents)
  expect(varyContractions(documents)).toEqual(varied)
  for (const label of ['ai', 'human']) {
    const texts = varied.filter((document) => document.label === label).map((document) => document.text)
    const share = (wanted: RegExp) => texts.filter((each) => wanted.test(each)).length / texts.length
    expect(share(/They do not care/)).toBeGreaterThan(0.2)
    expect(share(/and we don't know/)).toBeGreaterThan(0.2)
    expect(texts.filter((each) => each === text).length / texts.length).toBeGreaterThan(0.3)
  }
})
