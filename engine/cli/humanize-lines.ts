import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type HumanizeOptions, humanize } from '../index.ts'
import { createCollector } from './collect-garbage.ts'

/** Rewrites one line of JSON after another, as they come; a line that cannot be read is answered with its error. */
export async function runHumanizeLines(options: HumanizeOptions): Promise<number> {
  const told = createCollector()
  let failures = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = answerLine(line, options)
    if ('error' in answer) failures++
    told(line.length)
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain')
  }
  return failures > 0 ? 1 : 0
}

function answerLine(line: string, options: HumanizeOptions): object {
  let id: unknown = null
  try {
    const input = JSON.parse(line) as { id?: unknown; text?: unknown } | null
    id = input?.id ?? null
    if (typeof input?.text !== 'string') return { id, error: 'The line has no "text".' }
    const result = humanize(input.text, options)
    const { text, edits, before, aiScore, proof } = result
    return { id, text, edits, before: before.aiScore, after: aiScore, locked: proof.locked }
  } catch (error) {
    return { id, error: (error as Error).message }
  }
}
