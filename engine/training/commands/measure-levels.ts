import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBurstiness } from '../../detector/check/rhythm.ts'
import { languageModel, readCanonical } from '../../detector/weights/load-model.ts'
import { measurePerplexity } from '../../detector/weights/perplexity.ts'
import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import type { LabelledText } from '../corpus/read-documents.ts'

const perSourceMax = 300

/** Writes levels.json: the thirds of perplexity and burstiness with equal shares of people and models. */
export function measureLevels(documents: LabelledText[], folder: string): void {
  const found = {
    human: { perplexity: [] as number[], burstiness: [] as number[] },
    ai: { perplexity: [] as number[], burstiness: [] as number[] },
  }
  const taken = new Map<string, number>()
  for (const { text, source, label } of documents) {
    const key = source + label
    taken.set(key, (taken.get(key) ?? 0) + 1)
    if (taken.get(key)! > perSourceMax) continue
    const document = parseDocument(normaliseText(text).text)
    const perplexity = measurePerplexity(languageModel, readCanonical(document))
    const burstiness = measureBurstiness(document)
    if (perplexity !== null) found[label].perplexity.push(perplexity)
    if (burstiness !== null) found[label].burstiness.push(burstiness)
  }
  const levels = {
    perplexity: thirds(found.human.perplexity, found.ai.perplexity),
    burstiness: thirds(found.human.burstiness, found.ai.burstiness),
  }
  writeFileSync(join(folder, 'levels.json'), `${JSON.stringify(levels, null, 1)}\n`)
}

function thirds(people: number[], models: number[]): { moderate: number; high: number } {
  const both = [
    ...people.map((value) => ({ value, weight: 1 / people.length })),
    ...models.map((value) => ({ value, weight: 1 / models.length })),
  ].sort((a, b) => a.value - b.value)
  return { moderate: quantile(both, 2 / 3), high: quantile(both, 4 / 3) }
}

function quantile(sorted: { value: number; weight: number }[], weight: number): number {
  let sum = 0
  for (const entry of sorted) {
    sum += entry.weight
    if (sum >= weight) return Number(entry.value.toPrecision(3))
  }
  return 0
}
