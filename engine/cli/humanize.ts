import { parseArgs } from 'node:util'
import { modes, purposes, tones } from '../choices.ts'
import { type HumanizeOptions, humanize } from '../index.ts'
import { assertFits, humanizeAnyLength } from './humanize-in-pieces.ts'
import { runHumanizeLines } from './humanize-lines.ts'
import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

const help = `longhand humanize [FILE…]     rewrite text, Markdown, .docx or .pdf files, or standard input
  --mode MODE                 clean (default), balanced or strong
  --lock WORD                 a word or phrase to leave as it is; may be given more than once
  --tone TONE                 neutral, formal or casual; without it the text decides
  --purpose PURPOSE           general, essay, marketing, email, news, technical or legal
  --certain-only              leave out the changes that a careful writer might not have made
  --json                      print the whole result, with its edits and its proof, as JSON
  --jsonl                     read lines {"id","text"} on standard input, write lines
                              {"id","text","edits","before","after","locked"} in the same order;
                              before and after are AI scores from 0 to 100; a text that was left
                              as it is has a "reason", a line that cannot be read an "error"

A text may have 8 MB, and 500,000 characters for --json and --jsonl; a .docx or .pdf file 50 MB.
Exit status: 0 all done, 1 something could not be read, 2 wrong usage.
`

/** Runs `longhand humanize` and returns the exit status. The text goes to standard output, remarks to standard error. */
export async function runHumanize(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'certain-only': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      jsonl: { type: 'boolean' },
      lock: { type: 'string', multiple: true },
      mode: { type: 'string' },
      purpose: { type: 'string' },
      tone: { type: 'string' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const options = readOptions(values)
  if (values.jsonl) {
    if (positionals.length > 0) throw new UsageError('--jsonl reads standard input and takes no files.')
    return runHumanizeLines({ input: process.stdin, output: process.stdout, errors: process.stderr }, options)
  }
  return humanizeFiles(positionals.length > 0 ? positionals : ['-'], options, values.json === true)
}

async function humanizeFiles(names: string[], options: HumanizeOptions, json: boolean): Promise<number> {
  const results: object[] = []
  let failures = 0
  for (const name of names) {
    try {
      const text = await readText(name)
      if (json) {
        assertFits(text)
        results.push({ file: name, ...humanize(text, options) })
      } else rewrite(name, text, options)
    } catch (error) {
      failures++
      process.stderr.write(`longhand: ${name}: ${(error as Error).message}\n`)
    }
  }
  if (json && results.length > 0) {
    process.stdout.write(`${JSON.stringify(names.length === 1 ? results[0] : results, null, 2)}\n`)
  }
  return failures > 0 ? 1 : 0
}

function rewrite(name: string, text: string, options: HumanizeOptions): void {
  let last = ''
  const summary = humanizeAnyLength(text, options, (piece) => {
    process.stdout.write(piece)
    last = piece.slice(-1)
  })
  if (last !== '\n') process.stdout.write('\n')
  const score = `AI score ${summary.before} before, ${summary.after} after`
  const locked = `${summary.intact} of ${summary.locked} locked spans intact`
  process.stderr.write(`longhand: ${name}: ${summary.edits} changes, ${locked}, ${score}\n`)
  for (const remark of summary.remarks) process.stderr.write(`longhand: ${name}: ${remark}\n`)
}

type Given = { mode?: string; lock?: string[]; tone?: string; purpose?: string; 'certain-only'?: boolean }

function readOptions({ mode, lock, tone, purpose, 'certain-only': certainOnly }: Given): HumanizeOptions {
  return {
    mode: mode === undefined ? 'clean' : oneOf('mode', mode, modes),
    lock: (lock ?? []).filter((word) => word.trim() !== ''),
    ...(tone !== undefined && { tone: oneOf('tone', tone, tones) }),
    ...(purpose !== undefined && { purpose: oneOf('purpose', purpose, purposes) }),
    ...(certainOnly && { certainOnly }),
  }
}

function oneOf<T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((each) => each === given)
  if (found) return found
  throw new UsageError(`There is no ${name} "${given}": ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`)
}
