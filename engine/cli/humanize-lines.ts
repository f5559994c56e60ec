import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type HumanizeOptions, humanize } from '../index.ts'
import { createCollector } from './collect-garbage.ts'
import { createProgress } from './progress.ts'

/**
 * Rewrites one line of JSON after another, in order and as they come. A line that cannot be read is answered with
 * {"id","error"}, told on standard error, and makes the exit status 1.
 */
export async function runHumanizeLines(options: HumanizeOptions): Promise<number> {
  const { stdin: input, stdout: output, stderr: errors } = process
  const progress = createProgress(errors)
  const told = createCollector()
  let line = 0
  let failures = 0
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++
    if (raw.trim() === '') continue
    const answer = answerLine(raw, options)
    if (answer.error !== undefined) {
      failures++
      errors.write(`longhand: line ${line}: ${answer.error}\n`)
    }
    told(raw.length)
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
    progress.step()
  }
  progress.end()
  return failures > 0 ? 1 : 0
}

type Answer = { id: unknown; error?: string; [field: string]: unknown }

function answerLine(raw: string, options: HumanizeOptions): Answer {
  let entry: unknown
  try {
    entry = JSON.parse(raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw)
  } catch {
    return { id: null, error: 'This line is not JSON.' }
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { id: null, error: 'This line is not an object with "id" and "text".' }
  const { id = null, text: given } = entry as { id?: unknown; text?: unknown }
  if (typeof given !== 'string') return { id, error: 'The "text" is missing, or not a string.' }
  try {
    const { text, edits, before, aiScore, proof, reason } = humanize(given, options)
    const answer = { id, text, edits, before: before.aiScore, after: aiScore, locked: proof.locked }
    return reason ? { ...answer, reason: reason.message } : answer
  } catch {
    // One text that the engine trips over must not end the others; it comes back as it was.
    return { id, error: 'This text could not be rewritten.' }
  }
}
