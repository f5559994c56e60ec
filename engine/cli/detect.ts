import { parseArgs } from 'node:util'
import { detect } from '../detector/detect.ts'
import { runDetectLines } from './detect-lines.ts'
import { readFileText, readStandardInput } from './read-text.ts'
import { formatReport } from './report.ts'
import { UsageError } from './usage-error.ts'

/** `longhand detect`: answers the exit status. One unreadable file does not keep the others from being judged. */
export async function runDetect(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' }, jsonl: { type: 'boolean' } },
  })
  if (values.jsonl) {
    if (positionals.length > 0) throw new UsageError('--jsonl reads standard input and takes no files.')
    return runDetectLines({ input: process.stdin, output: process.stdout, errors: process.stderr })
  }
  const names = positionals.length > 0 ? positionals : ['-']
  const results: object[] = []
  let failures = 0
  for (const name of names) {
    try {
      const detection = detect(name === '-' ? await readStandardInput() : await readFileText(name))
      if (values.json) results.push({ file: name, ...detection })
      else
        process.stdout.write(
          formatReport(name, detection, process.stdout.isTTY === true && !process.env.NO_COLOR),
        )
    } catch (error) {
      failures++
      process.stderr.write(`longhand: ${name}: ${(error as Error).message}\n`)
    }
  }
  if (values.json && results.length > 0) {
    process.stdout.write(`${JSON.stringify(names.length === 1 ? results[0] : results, null, 2)}\n`)
  }
  return failures > 0 ? 1 : 0
}
