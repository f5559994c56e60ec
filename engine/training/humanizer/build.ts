/** Writes the counts in engine/humanizer/data, measured on texts by people: node engine/training/humanizer/build.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import { modelTokens } from '../../humanizer/guards/n-gram-hash.ts'
import { countNGrams, packNGrams } from './count-n-grams.ts'
import { findData, isHeldOut, readLabelled } from './human-documents.ts'
import { measurePhraseRates } from './phrase-rates.ts'

const out = new URL('../../humanizer/data/', import.meta.url).pathname

async function build(): Promise<void> {
  const folder = findData()
  if (!folder) {
    console.log(
      'No labelled texts found. Set LONGHAND_DATA to their folder; humanizer/data is left as it is.',
    )
    process.exitCode = 1
    return
  }
  const documents: string[][] = []
  for await (const document of readLabelled(folder)) {
    if (document.label === 'human' && !isHeldOut(document)) documents.push(modelTokens(document.text))
  }
  mkdirSync(out, { recursive: true })
  const grams = countNGrams(documents)
  writeFileSync(`${out}language-model.json`, `${JSON.stringify(packNGrams(grams))}\n`)
  console.log(`${documents.length} documents, ${grams.total} words and marks`)
  const rates = measurePhraseRates(documents)
  writeFileSync(`${out}phrase-rates.json`, `${JSON.stringify(rates, null, 1)}\n`)
  console.log(`${Object.keys(rates).length} phrases measured`)
}

await build()
