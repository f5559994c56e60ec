/**
 * Records how a model reads what was composed from its versions. The first command writes each review that the product
 * would ask for beyond those that are recorded; the second reads the answers back.
 *   node scripts/node24.mjs bench/support/record-verdicts.ts --out=DIR
 *   node scripts/node24.mjs bench/support/record-verdicts.ts --answers=DIR (the folder with the requests too)
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ModelRequest } from '../../engine/humanizer/model/ask/ask-model.ts'
import { readVerdicts } from '../../engine/humanizer/model/ask/verdict.ts'
import { humanizeWithModel, type Mode } from '../../engine/index.ts'
import {
  type RecordedVerdict,
  readRecordedAnswers,
  readRecordedTexts,
  readRecordedVerdicts,
  recordedPlaces,
  recordedUnits,
  reviewedPlaces,
  verdictsFile,
} from './recorded-answers.ts'

const modes: Mode[] = ['balanced', 'strong']

const { values } = parseArgs({ options: { out: { type: 'string' }, answers: { type: 'string' } } })
if (!values.out === !values.answers) {
  console.error('Usage: bench/support/record-verdicts.ts --out=DIR (or --answers=DIR)')
  process.exit(1)
}
if (values.out) await writeReviews(values.out)
if (values.answers) readAnswers(values.answers)

/** Writes the first review of each text that asks for a place without a verdict, with its places as data beside it. */
async function writeReviews(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const answers = readRecordedAnswers()
  const verdicts = existsSync(verdictsFile) ? readRecordedVerdicts() : []
  let written = 0
  for (const { id, text } of readRecordedTexts()) {
    for (const mode of modes) {
      let isAsked = false
      await humanizeWithModel(text, { mode }, async (request) => {
        if (request.form.name !== 'place_verdicts')
          return JSON.stringify({ units: recordedUnits(answers, id, mode, request) })
        const known = recordedPlaces(verdicts, id, mode, request)
        const places = reviewedPlaces(request)
        if (known.length < places.length && !isAsked) {
          isAsked = true
          written++
          writeFileSync(join(folder, `${id}.${mode}.prompt.md`), shownRequest(request))
          writeFileSync(join(folder, `${id}.${mode}.places.json`), JSON.stringify(places))
        }
        return JSON.stringify({ places: known })
      })
    }
  }
  console.log(`${written} reviews in ${folder}`)
}

function shownRequest({ messages }: ModelRequest): string {
  return messages.map(({ role, content }) => `# ${role}\n\n${content}`).join('\n\n')
}

function readAnswers(folder: string): void {
  const verdicts = existsSync(verdictsFile) ? readRecordedVerdicts() : []
  const known = new Set(verdicts.map(nameOf))
  let fresh = 0
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.answer.json'))
    .sort()) {
    const [id, mode] = name.split('.') as [string, Mode]
    const found = readVerdicts(readFileSync(join(folder, name), 'utf8'))
    const places = JSON.parse(readFileSync(join(folder, `${id}.${mode}.places.json`), 'utf8'))
    for (const { place, version } of places as ReturnType<typeof reviewedPlaces>) {
      const verdict = found.get(place)
      const row = verdict && { id, mode, version, verdict }
      if (!row || known.has(nameOf(row))) continue
      verdicts.push(row)
      fresh++
    }
  }
  writeFileSync(verdictsFile, `${verdicts.map((row) => JSON.stringify(row)).join('\n')}\n`)
  console.log(`${fresh} verdicts recorded`)
}

function nameOf({ id, mode, version }: RecordedVerdict): string {
  return `${id} ${mode} ${version}`
}
