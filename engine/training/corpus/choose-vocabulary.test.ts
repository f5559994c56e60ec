import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { type GramKind, Vocabulary } from '../../detector/tokens/vocabulary.ts'
import { chooseBuckets, chooseGeneralWords, sourcesMin } from './choose-vocabulary.ts'
import { readText } from './corpus.ts'
import { labelled } from './test-corpus.ts'

const reader = createReader(new Set())
const letters = 'bcdfghjklmnpqrst'
/** A word that the first `sources` sources contain: three equal letters, so that its characters form unique n-grams. */
const wordOf = (sources: number) => letters.charAt(sources - 1).repeat(3)
const sourceCount = letters.length
const documents = Array.from({ length: sourceCount }, (_, source) =>
  labelled({
    source: `source ${String.fromCharCode(97 + source)}`,
    text: Array.from(letters, (_, i) => i)
      .filter((i) => i >= source)
      .map((i) => wordOf(i + 1))
      .join(', '),
  }),
)

test.each<GramKind>(['words', 'characters'])(
  '%s: an n-gram is known when enough sources share it',
  (kind) => {
    const vocabulary = new Vocabulary(kind, chooseBuckets(documents, reader, kind))
    for (let sources = 1; sources <= sourceCount; sources++) {
      const text = readText(labelled({ text: wordOf(sources) }), reader)
      expect(vocabulary.place(text, 0, 1)[0]! >= 0).toBe(sources >= sourcesMin[kind])
    }
  },
)

test('general words occur in 13 sources and are sorted alphabetically', () => {
  expect(chooseGeneralWords(documents, reader)).toEqual([13, 14, 15, 16].map(wordOf).sort())
})

test('buckets are distinct and ascending', () => {
  const buckets = chooseBuckets(documents, reader, 'words')
  expect(buckets.length).toBeGreaterThan(10)
  for (let i = 1; i < buckets.length; i++) expect(buckets[i]!).toBeGreaterThan(buckets[i - 1]!)
})

test('counts a source once and ignores labels and the order of texts', () => {
  const altered = documents
    .flatMap((document) => [document, { ...document, label: 'ai' as const }, { ...document }])
    .reverse()
  expect(chooseGeneralWords(altered, reader)).toEqual(chooseGeneralWords(documents, reader))
  for (const kind of ['words', 'characters'] as const)
    expect(chooseBuckets(altered, reader, kind)).toEqual(chooseBuckets(documents, reader, kind))
})

test('counts sources that share a bit as one beyond 32 sources', () => {
  const withOften = (often: number) =>
    Array.from({ length: 44 }, (_, i) =>
      labelled({ source: `s${String(i).padStart(2, '0')}`, text: i % 32 < often ? 'Often.' : 'Rarely.' }),
    )
  expect(withOften(12).filter(({ text }) => text === 'Often.')).toHaveLength(24)
  expect(chooseGeneralWords(withOften(12), reader)).toEqual(['rarely'])
  expect(chooseGeneralWords(withOften(13), reader)).toEqual(['often', 'rarely'])
})
