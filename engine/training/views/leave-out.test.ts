import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { type ViewName, viewNames } from '../../detector/weights/panels.ts'
import { cutRows } from '../corpus/corpus.ts'
import { foldList, isOwn, ownFolds } from '../corpus/folds.ts'
import { Margins } from '../corpus/hardness.ts'
import { everySource } from '../corpus/test-corpus.ts'
import { listJobs } from './leave-out.ts'
import type { ViewJob } from './view-threads.ts'
import { isStyle, type TrainingRows } from './views.ts'

/** Documents without human ones among the own texts, which models wrote. */
const documents = everySource().filter((document) => !isOwn(document) || document.label === 'ai')
const rows = cutRows(documents, createReader(new Set()))
const { whole, jobs } = listJobs(documents, { rows }, new Margins(documents))

/** Returns what a view of a job learns from, or undefined when the job does not train it. */
function trainingRowsOf({ trainingRows }: ViewJob, name: ViewName): TrainingRows | undefined {
  return isStyle(name) ? trainingRows.trees[name] : trainingRows.networks
}

test('hidden texts of a fold have no weight in any of its parts', () => {
  for (const fold of [...foldList, ...ownFolds]) {
    const job = jobs.find(({ name }) => name === fold.name)!
    for (const name of viewNames) {
      const trainingRows = trainingRowsOf(job, name)
      for (const [d, weight] of trainingRows?.weights.entries() ?? [])
        if (fold.hidden(documents[d]!)) expect(weight, `${fold.name} ${name}`).toBe(0)
    }
  }
})

test('each view judges every text in a job that did not learn it, including own texts', () => {
  for (const name of viewNames) {
    const judged = new Set<number>()
    for (const job of jobs) {
      const trainingRows = trainingRowsOf(job, name)
      if (!trainingRows) continue
      for (const r of job.tested)
        if (trainingRows.weights[rows[r]!.document] === 0) judged.add(rows[r]!.document)
    }
    for (const [d, document] of documents.entries())
      if ([...foldList, ...ownFolds].some(({ tested }) => tested(document)))
        expect(judged.has(d), `${name} ${document.source}`).toBe(true)
  }
})

test('trees learn only from their panel’s texts, and only the newest panel’s from own texts', () => {
  for (const [name, trainingRows] of Object.entries(whole.trainingRows.trees)) {
    const learnt = documents.filter((document, d) => document.label === 'ai' && trainingRows.weights[d]! > 0)
    expect(learnt.length).toBeGreaterThanOrEqual(name === 'rewrittenStyle' ? 0 : 1)
    for (const document of learnt) expect(isOwn(document), name).toBe(name === 'newestStyle')
  }
})

test('the shipped model learns from all texts', () => {
  for (const weight of whole.trainingRows.networks.weights) expect(weight).toBeGreaterThan(0)
})
