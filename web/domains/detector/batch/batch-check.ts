import { limits } from '../../../../contract/limits.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { batchTexts } from '../../../locales/en/detector/batch.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { csvText } from '../../../ui/text/csv.ts'
import { readAnyFile, UnreadableFile } from '../check/open-text-files.ts'
import { failureOf } from '../check/use-check.ts'
import { checkText, type Detection } from '../queries.ts'
import { verdictText } from '../statements.ts'
import { isScored, type Verdict, verdictOf } from '../verdict.ts'

export type BatchRow = { name: string } & (
  | { stage: 'waiting' | 'working' }
  | { stage: 'done'; text: string; detection: Detection; note?: string | null }
  | { stage: 'failed'; message: string }
)

/** Reads and checks one file. A file that cannot be read or checked gives a row with the reason. */
export async function checkFile(file: File, signal: AbortSignal): Promise<BatchRow> {
  const { name } = file
  try {
    const { text, note } = await readAnyFile(file, limits.detectCharactersMax)
    if (text.trim() === '') return { name, stage: 'failed', message: batchTexts.thereIsNoTextInThisFile }
    const answer = await checkText(text, signal)
    return { name, stage: 'done', text, detection: answer.documents[0], note }
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : failureOf(error).text
    return { name, stage: 'failed', message }
  }
}

/**
 * The cells of a row after its name: verdict, figure, confidence, words, and a note for a file without verdict. The
 * figure is the AI score or, for a text by two authors, the share of its words that is marked.
 */
export function cellsOf(row: BatchRow, figureText = shownFigure): string[] {
  if (row.stage === 'failed') return ['', '', '', '', row.message]
  if (row.stage !== 'done') return ['', '', '', '', '']
  const verdict = verdictOf(row.detection)
  const score = isScored(verdict) ? figureText(verdict, row.detection) : ''
  const { confidence_category } = row.detection
  const confidence = verdict.kind === 'judged' ? batchTexts.confidenceIs({ confidence_category }) : ''
  const notes = [verdict.kind === 'judged' ? '' : verdictText(row.detection), contractText(row.note ?? '')]
  const note = notes.filter(Boolean).join(' ')
  return [verdict.name, score, confidence, String(row.detection.text_words), note]
}

function shownFigure({ percent, figure }: Verdict, _: Detection): string {
  const text = percentText(percent ?? 0)
  return figure === 'marked' ? batchTexts.marked({ percent: text }) : text
}

/** The AI score of every text, because its column is for one measure. */
function plainScore(_: Verdict, { fake_percentage: score }: Detection): string {
  return score === null ? '' : score.toFixed(1)
}

/** Writes the table for a spreadsheet, with scores as numbers. */
export function batchCsv(rows: readonly BatchRow[]): string {
  const { file, verdict, aiScore, confidence, words, note } = batchTexts
  const head = [file, verdict, aiScore, confidence, words, note]
  return csvText([head, ...rows.map((row) => [row.name, ...cellsOf(row, plainScore)])])
}
