import { parseArgs } from 'node:util'
import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'
import { writeJson } from './write-json.ts'

/** Runs `longhand detect` and returns the exit status. An unreadable file does not stop the others. */
export async function runDetect(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, jsonl: { type: 'boolean' } },
  })
  if (values.jsonl) {
    if (positionals.length > 0) throw new UsageError('--jsonl reads standard input and takes no files.')
    const { runDetectLines } = await import('./detect-lines.ts')
    return runDetectLines({ input: process.stdin, output: process.stdout, errors: process.stderr })
  }
  const names = positionals.length > 0 ? positionals : ['-']
  return values.json ? detectAsJson(names) : detectAsReport(names)
}

async function detectAsReport(names: string[]): Promise<number> {
  const { stdout } = process
  const colour = stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  const { formatReport } = await import('./report.ts')
  return forEachText(names, async (name, text) => {
    const { detectAnyLength } = await import('./detect-in-pieces.ts')
    stdout.write(
      formatReport(name, text, detectAnyLength(text, false), { colour, columns: stdout.columns ?? 80 }),
    )
  })
}

async function detectAsJson(names: string[]): Promise<number> {
  const { stdout } = process
  const isList = names.length > 1
  let printed = 0
  const status = await forEachText(names, async (name, text) => {
    const { detectAnyLength } = await import('./detect-in-pieces.ts')
    const detection = detectAnyLength(text, true)
    if (isList) stdout.write(printed === 0 ? '[\n' : ',\n')
    printed++
    await writeJson(stdout, { file: name, ...detection })
  })
  if (printed > 0) stdout.write(isList ? '\n]\n' : '\n')
  return status
}

/** Loads the model after the first readable text, because reading a document needs memory of its own. */
async function forEachText(
  names: string[],
  judge: (name: string, text: string) => Promise<void>,
): Promise<number> {
  let status = 0
  for (const name of names) {
    try {
      await judge(name, await readText(name))
    } catch (error) {
      status = 1
      process.stderr.write(`longhand: ${name}: ${(error as Error).message}\n`)
    }
  }
  return status
}
