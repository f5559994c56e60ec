import { runDetect } from './detect.ts'
import { UsageError } from './usage-error.ts'

const help = `longhand detect [FILE…]       judge text, Markdown, .docx or .pdf files, or standard input
  --json                      print the whole result as JSON, a list where there are several files
  --jsonl                     read lines {"id","text"} on standard input,
                              write lines {"id","score","class","confidence"} in the same order:
                              score from 0 (human) to 1 (AI), or null where none can be given;
                              class human, mixed, ai or inconclusive; a line that cannot be
                              judged is answered {"id","error"}, and the others go on
longhand humanize [FILE…]     rewrite text so that it reads as a person wrote it (longhand humanize --help)
longhand --help

A text may have 8 MB, a .docx or .pdf file 50 MB. NO_COLOR turns colours off.
Exit status: 0 all done, 1 something could not be read, 2 wrong usage.
`

/** Runs one command and sets the exit status: 0 success, 1 unreadable input, 2 wrong usage. */
export async function main(args: string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
    process.stdout.write(help)
    return command === undefined ? 2 : 0
  }
  if (command === 'detect')
    return rest.includes('--help') || rest.includes('-h') ? print(help) : runDetect(rest)
  if (command === 'humanize') {
    const { runHumanize } = await import('./humanize.ts')
    return runHumanize(rest)
  }
  throw new UsageError(`There is no command "${command}".`)
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

// A reader such as "head" that closes the pipe early is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const usage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`longhand: ${(error as Error).message}\n`)
  if (usage) process.stderr.write('Try "longhand --help".\n')
  process.exitCode = usage ? 2 : 1
}
