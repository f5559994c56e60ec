import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { readText } from '../corpus/corpus.ts'
import { labelled } from '../corpus/test-corpus.ts'
import { countPhrases, formatPhrases } from './count-phrases.ts'

const sources = 14
/** Each is a phrase, planted in the model texts that its rule selects. */
const plants: Record<string, (source: number, text: number, model: number) => boolean> = {
  'amber lantern': (source, text) => source < 6 && text < 4,
  'bitter harvest': (source, text) => source < 6 && text < 3,
  'broken ladder': (source) => source > 0 && source <= 5,
  'copper window': (_, __, model) => model < 7,
  'crooked river': (source, text) => source === 0 || (source < 8 && text < 2),
  'golden basket': (source, text) => source < 6 && text < 4,
  'silver of the mountain': (source, text) => source < 6 && text < 4,
  'a velvet of the': (source, text) => source < 6 && text < 4,
  'zebra garden': (source, text) => source < 6 && text < 4,
}
/** All are general words, and no two are adjacent; "zebra" occurs in one source only. */
const words = [
  'amber',
  'lantern',
  'bitter',
  'harvest',
  'broken',
  'ladder',
  'copper',
  'window',
  'crooked',
  'river',
]
const more = ['golden', 'basket', 'silver', 'mountain', 'velvet', 'garden']
const list = `${[...words, ...more].join(', ')}.`

const models = Array.from({ length: sources }, (_, source) =>
  Array.from({ length: source === 0 ? 40 : 6 }, (_, text) => {
    const model = (source * 6 + text) % 10
    const planted = Object.entries(plants).filter(([, holds]) => holds(source, text, model))
    const sentences = planted.map(([phrase]) => `${phrase}. ${phrase}.`)
    return labelled({
      source: `s${source}`,
      label: 'ai',
      model: `m${model}`,
      text: `${sentences.join(' ')} ${list}`,
    })
  }),
).flat()
const people = Array.from({ length: 140 }, (_, text) =>
  labelled({ source: `s${text % sources}`, text: text % 3 === 0 ? `Golden basket. ${list}` : list }),
)
const documents = [...models, ...people]
const found = countPhrases(documents)

test('keeps a phrase with enough texts, sources and models', () => {
  expect(found.has('amber lantern')).toBe(true)
})

test.each([
  ['of too few texts', 'bitter harvest'],
  ['of too few sources', 'broken ladder'],
  ['of too few models', 'copper window'],
  ['that one source has most of', 'crooked river'],
  ['that people write too', 'golden basket'],
  ['with a word of few sources', 'zebra garden'],
])('a phrase %s is not', (_, phrase) => {
  expect(found.has(phrase)).toBe(false)
})

test('drops truncated phrases and pairs whose first word is empty', () => {
  const kept = [...found.keys()]
  expect(kept).toContain('silver of the mountain')
  expect(kept).toContain('a velvet of')
  expect(kept).not.toContain('a velvet')
  expect(kept.filter((phrase) => /^of | (the|a)$/.test(phrase))).toEqual([])
})

test('returns the ratio of texts per word, with one added human text', () => {
  const reader = createReader(new Set())
  const wordsOf = (texts: typeof documents) =>
    texts.reduce((sum, document) => sum + readText(document, reader).length, 0)
  expect(found.get('amber lantern')).toBeCloseTo((24 / wordsOf(models)) * (wordsOf(people) / 1), 9)
  const one = countPhrases([...documents, labelled({ source: 's1', text: `Amber lantern. ${list}` })])
  expect(one.get('amber lantern')! / found.get('amber lantern')!).toBeGreaterThan(0.5)
  expect(one.get('amber lantern')! / found.get('amber lantern')!).toBeLessThan(0.52)
})

test('sorts by ratio, regardless of the order of the texts', () => {
  expect([...found.values()]).toEqual([...found.values()].sort((a, b) => b - a))
  expect([...countPhrases(documents.toReversed())]).toEqual([...found])
})

test('writes a lexicon that reads back the same, with ratios rounded down and short lines', () => {
  const many = new Map(Array.from({ length: 200 }, (_, i) => [`phrase number ${i}`, 90 - i / 3]))
  const body = formatPhrases(many)
  expect(Math.max(...body.split('\n').map(({ length }) => length))).toBeLessThan(130)
  const read = body.split('\n').flatMap((line) => {
    const [times, ...rest] = line.split(' ')
    return rest
      .join(' ')
      .split('|')
      .map((phrase) => [phrase, Number(times)] as const)
  })
  expect(read).toEqual([...many].map(([phrase, times]) => [phrase, Math.floor(times)]))
})
