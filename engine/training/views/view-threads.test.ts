import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { Vocabulary } from '../../detector/tokens/vocabulary.ts'
import { chooseBuckets, sourcesMin } from '../corpus/choose-vocabulary.ts'
import { cutRows, labelsOf } from '../corpus/corpus.ts'
import { placeGrams } from '../corpus/placed-grams.ts'
import { labelled } from '../corpus/test-corpus.ts'
import { seededRandom } from '../random.ts'
import { Expectations } from './expectations.ts'
import { type Job, runInThreads } from './view-threads.ts'
import { measureRows, scoreByWords, type TrainingRows, trainingRowsFor } from './views.ts'

const random = seededRandom(17)
const documents = Array.from({ length: 4 * sourcesMin.characters }, (_, d) => {
  const words = d % 2 === 0 ? ['the', 'rain', 'on', 'our', 'road'] : ['a', 'vivid', 'and', 'crucial', 'road']
  const text = Array.from({ length: 30 }, () => words[Math.floor(random() * 5)]).join(' ')
  return labelled({
    text: `${text}.`,
    label: d % 2 === 0 ? 'human' : 'ai',
    source: `s${(d >> 1) % sourcesMin.characters}`,
  })
})
const reader = createReader(new Set())
const rows = cutRows(documents, reader)
const vocabularies = {
  words: new Vocabulary('words', chooseBuckets(documents, reader, 'words')),
  characters: new Vocabulary('characters', chooseBuckets(documents, reader, 'characters')),
}
const placed = placeGrams(documents, reader, 'words', vocabularies.words)
const data = measureRows(documents, rows, reader, vocabularies, placed, new Expectations(documents, placed))

/** Jobs that learn words without every n-th document, then judge those. */
function jobsOf(every: number[]): Job[] {
  return every.map((n) => {
    const weights = Float32Array.from(documents, (_, d) => (d % n === 0 ? 0 : 1))
    const tested = Int32Array.from(rows.keys()).filter((r) => rows[r]!.document % n === 0)
    return {
      name: `${n}`,
      train: 'words',
      tested,
      trainingRows: trainingRowsFor(rows, labelsOf(documents), weights),
    }
  })
}

test('several threads return the same result as one, and the views separate the texts', async () => {
  const jobs = jobsOf([3, 5])
  const found = new Map<Job, Float32Array>()
  await runInThreads(data, jobs, 2, (job, { scores }) => void found.set(job, scores.words!))
  expect(found.size).toBe(jobs.length)
  for (const [{ trainingRows, tested }, scores] of found) {
    expect(scores).toEqual(scoreByWords(data, trainingRows as TrainingRows, tested))
    const scoresOf = (label: string) =>
      scores.filter((_, i) => documents[rows[tested[i]!]!.document]!.label === label)
    expect(Math.min(...scoresOf('ai'))).toBeGreaterThan(Math.max(...scoresOf('human')))
  }
})

test('reports an error in a thread', async () => {
  const [job] = jobsOf([3])
  const broken = { ...job!, trainingRows: undefined } as unknown as Job
  await expect(runInThreads(data, [broken], 1, () => {})).rejects.toThrow()
})
