// npm run operator -- COMMAND: what the operator's pages do with accounts, without a browser. Ends with 0 when it is
// done, with 1 when it is refused, and with 2 for a wrong call.
import { parseArgs } from 'node:util'
import { AppError } from '../../server/platform/errors.ts'
import { type Command, commands, type Options } from './commands.ts'
import { openOperatingDoors } from './open-operating-doors.ts'
import { CommandRefusal, runOperatorCommand, UsageError } from './run-operator-command.ts'

const optionTypes = {
  search: { type: 'string' },
  state: { type: 'string' },
  page: { type: 'string' },
  reason: { type: 'string' },
  grant: { type: 'string' },
  take: { type: 'string' },
  confirm: { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

await runOperatorCommand(async () => {
  const { command, user, options, wantsHelp } = readArguments(process.argv.slice(2))
  if (wantsHelp || !command) return console.log(helpText())
  const doors = await openOperatingDoors()
  try {
    const printed = await command.run(doors, { user, options })
    const text =
      options.json && printed.json !== undefined ? JSON.stringify(printed.json, null, 2) : printed.text
    if (text) console.log(text)
  } catch (error) {
    // Its text is written for people, as the pages show it.
    throw error instanceof AppError && error.code !== 'internal' ? new CommandRefusal(error.message) : error
  } finally {
    await doors.close()
  }
})

function readArguments(words: string[]): {
  command: Command | null
  user: string
  options: Options
  wantsHelp: boolean
} {
  const { values, positionals } = parsed(words)
  const { help, ...options } = values
  const [group = '', verb = '', ...rest] = positionals
  if (help || group === '' || group === 'help') return { command: null, user: '', options, wantsHelp: true }
  const name = `${group} ${verb}`.trim()
  const command = commands[name]
  if (!command) throw new UsageError(`There is no command “${name}”. “npm run operator -- help” lists them.`)
  const usage = `npm run operator -- ${name} ${command.arguments}`
  const [user = ''] = rest
  if (rest.length !== (command.takesUser ? 1 : 0)) throw new UsageError(usage)
  const foreign = Object.keys(options).find(
    (each) => each !== 'json' && !command.options.includes(each as never),
  )
  if (foreign) throw new UsageError(`“${name}” has no --${foreign}.\n${usage}`)
  return { command, user, options, wantsHelp: false }
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: optionTypes, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : ''}.\n${helpText()}`)
  }
}

function helpText(): string {
  const lines = Object.entries(commands).map(([name, { arguments: given, help }]) => [
    `${name} ${given}`.trim(),
    help,
  ])
  const width = Math.min(60, Math.max(...lines.map(([call = '']) => call.length)))
  return [
    'npm run operator -- COMMAND [--json]',
    '',
    ...lines.map(([call = '', help]) => `  ${call.padEnd(width)}  ${help}`),
    '',
    'USER is an address or an id. Each act is written into the log of the operators.',
  ].join('\n')
}
