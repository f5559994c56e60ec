import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LabelledText } from '../corpus/read-documents.ts'

export const leftOutScoresFile = fileURLToPath(new URL('left-out-scores.json', import.meta.url))

/** In the order of the documents; null for a document that no fold tests. */
type Saved = { documents: string; logOdds: (number | null)[] }

/** Scores fit only the documents that they were measured for. */
function digestOf(documents: readonly LabelledText[]): string {
  return createHash('sha256')
    .update(documents.map(({ id }) => id).join('\n'))
    .digest('hex')
}

/** Saves each document's log-odds by views that never saw its source, for the thresholds of the verdict. */
export function writeLeftOutScores(
  documents: readonly LabelledText[],
  scores: readonly (number | undefined)[],
): void {
  const logOdds = documents.map((_, d) => {
    const score = scores[d]
    return score === undefined || Number.isNaN(score) ? null : Number(score.toFixed(3))
  })
  const saved: Saved = { documents: digestOf(documents), logOdds }
  writeFileSync(leftOutScoresFile, `${JSON.stringify(saved)}\n`)
}

/** Reads the log-odds of these documents, which have to be those of the last training. */
export function readLeftOutScores(documents: readonly LabelledText[]): (number | null)[] {
  const { documents: digest, logOdds } = JSON.parse(readFileSync(leftOutScoresFile, 'utf8')) as Saved
  if (digest !== digestOf(documents))
    throw new Error(
      'The left-out scores belong to other texts. Train again, or take the data of that training.',
    )
  return logOdds
}
