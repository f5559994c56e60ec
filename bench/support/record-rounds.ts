/**
 * Records what a model answers to further rounds over the bench's texts. The first command writes each request that the
 * product would send, with the rounds recorded so far; the second reads the answers back.
 *   node scripts/node24.mjs bench/support/record-rounds.ts --round=2 --out=DIR
 *   node scripts/node24.mjs bench/support/record-rounds.ts --round=2 --answers=DIR
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { versionsForm } from '../../engine/humanizer/model/ask/answer-form.ts'
import type { ModelRequest } from '../../engine/humanizer/model/ask/ask-model.ts'
import { humanizeWithModel, type Mode } from '../../engine/index.ts'
import {
  type RecordedAnswer,
  type RecordedUnit,
  readRecordedAnswers,
  readRecordedTexts,
  recordedFile,
  recordedUnits,
} from './recorded-answers.ts'

const modes: Mode[] = ['balanced', 'strong']
const answerName = /^([a-z]+\d+)\.(balanced|strong)\.r(\d)\.\d+\.answer\.json$/

const { values } = parseArgs({
  options: { round: { type: 'string' }, out: { type: 'string' }, answers: { type: 'string' } },
})
const round = Number(values.round)
if (![1, 2, 3].includes(round) || !values.out === !values.answers) {
  console.error('Usage: bench/support/record-rounds.ts --round=1|2|3 --out=DIR (or --answers=DIR)')
  process.exit(1)
}
if (values.out) await writeRequests(values.out)
if (values.answers) readAnswers(values.answers)

async function writeRequests(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const answers = readRecordedAnswers()
  let written = 0
  for (const { id, text } of readRecordedTexts()) {
    // The first request of a mode differs in one line: one answer serves both.
    for (const mode of round === 1 ? modes.slice(-1) : modes) {
      let part = 0
      await humanizeWithModel(text, { mode }, async (request) => {
        if (request.round === round) {
          writeFileSync(join(folder, `${id}.${mode}.r${round}.${part++}.prompt.md`), shownRequest(request))
          written++
        }
        const isRecorded = request.round < round
        return JSON.stringify({ units: isRecorded ? recordedUnits(answers, id, mode, request) : [] })
      })
    }
  }
  console.log(`${written} requests of round ${round} in ${folder}`)
}

function shownRequest({ messages }: ModelRequest): string {
  const parts = messages.map(({ role, content }) => `# ${role}\n\n${content}`)
  return [...parts, `# the answer's JSON schema\n\n${JSON.stringify(versionsForm.schema)}\n`].join('\n\n')
}

function readAnswers(folder: string): void {
  const fresh = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, id, mode, number] = answerName.exec(name) ?? []
      if (!id || Number(number) !== round) return []
      const { units } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { units: RecordedUnit[] }
      return [round === 1 ? { id, units } : { id, mode: mode as Mode, round, units }]
    })
  const names = new Set(fresh.map(nameOf))
  const kept = readRecordedAnswers().filter((answer) => !names.has(nameOf(answer)))
  const rows: RecordedAnswer[] = [...kept, ...fresh]
  if (fresh.length === 0) {
    console.error(`No answers of round ${round} in ${folder}.`)
    process.exit(1)
  }
  writeFileSync(recordedFile, `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
  console.log(`${fresh.length} answers of round ${round} recorded`)
}

function nameOf({ id, mode = 'strong', round: number = 1 }: RecordedAnswer): string {
  return number === 1 ? id : `${id} ${mode} ${number}`
}
