import { once } from 'node:events'
import { fstatSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { createCollector } from './collect-garbage.ts'
import { createProgress, type Screen } from './progress.ts'
import { readEntry } from './read-entry.ts'
import { readLines } from './read-lines.ts'

export type LineStreams = {
  input: Readable & { fd?: number }
  output: Writable & { isTTY?: boolean }
  errors: Screen
}

/**
 * Writes, for every line {"id","text"}, a line with its id and the result of `answer`, in order and as they arrive. A line
 * that cannot be processed gets {"id","error"}, is reported on `errors` and makes the exit status 1.
 */
export async function answerLines(streams: LineStreams, answer: (text: string) => object): Promise<number> {
  const { input, output, errors } = streams
  const progress = createProgress(errors, sizeOf(input))
  const told = createCollector()
  let failures = 0
  for await (const { number, bytes, text, error } of readLines(input)) {
    const entry = text === undefined ? { id: null, error: error as string } : readEntry(text)
    const said = entry.error === undefined ? { id: entry.id, ...answer(entry.text) } : entry
    const problem = (said as { error?: string }).error
    if (problem !== undefined) {
      failures++
      progress.aside(() => errors.write(`longhand: line ${number}: ${problem}\n`))
    }
    told(bytes)
    let free = true
    const print = () => {
      free = output.write(`${JSON.stringify(said)}\n`)
    }
    if (output.isTTY) progress.aside(print)
    else print()
    if (!free) await once(output, 'drain')
    progress.step(bytes)
  }
  progress.end()
  return failures > 0 ? 1 : 0
}

/** Returns the size of a redirected file, or undefined for a pipe. */
function sizeOf({ fd }: { fd?: number }): number | undefined {
  if (fd === undefined) return undefined
  const found = fstatSync(fd)
  return found.isFile() ? found.size : undefined
}
