import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { judgeText } from '../detector/judge-text.ts'
import { createProgress } from './progress.ts'

/**
 * Answers every line {"id","text"} with a line {"id","score","class","confidence"}, in order and as it goes.
 * A line that cannot be judged is answered with {"id","error"}, told on `errors`, and makes the exit status 1.
 */
export async function runDetectLines(input: Readable, output: Writable, errors: Writable): Promise<number> {
  const progress = createProgress(errors as Writable & { isTTY?: boolean })
  let line = 0
  let failures = 0
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++
    if (raw.trim() === '') continue
    const answer = answerLine(raw)
    if (answer.error !== undefined) {
      failures++
      errors.write(`longhand: line ${line}: ${answer.error}\n`)
    }
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
    progress.step()
  }
  progress.end()
  return failures > 0 ? 1 : 0
}

interface Answer {
  id: string | number | null
  score?: number | null
  class?: string
  confidence?: string
  error?: string
}

function answerLine(raw: string): Answer {
  let entry: unknown
  try {
    entry = JSON.parse(raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw)
  } catch {
    return { id: null, error: 'This line is not JSON.' }
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return { id: null, error: 'This line is not an object with "id" and "text".' }
  }
  const { id, text } = entry as { id?: unknown; text?: unknown }
  const known = typeof id === 'string' || typeof id === 'number' ? id : null
  if (known === null) return { id: null, error: 'The "id" is missing, or neither a string nor a number.' }
  if (typeof text !== 'string') return { id: known, error: 'The "text" is missing, or not a string.' }
  const { probability, predicted_class, confidence_category } = judgeText(text)
  return {
    id: known,
    score: probability === null ? null : Math.round(probability * 1e6) / 1e6,
    class: predicted_class,
    confidence: confidence_category,
  }
}
