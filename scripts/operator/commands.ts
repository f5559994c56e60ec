import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import {
  type ListedUser,
  reasonCharactersMax,
  type UserAct,
  type UserActInput,
  userStates,
  wordsOfGrantMax,
} from '../../contract/operating/users.ts'
import { plans } from '../../contract/plans.ts'
import { actOnUser } from '../../server/domains/operating/act-on-user.ts'
import { exportAudit } from '../../server/domains/operating/read-audit.ts'
import { movesFiles, showsFiles } from './file-commands.ts'
import { findUser, pageOfUsers } from './find-user.ts'
import { givenPath } from './given-path.ts'
import type { OperatingDoors } from './open-operating-doors.ts'
import { CommandRefusal, UsageError } from './run-operator-command.ts'

export type Options = Partial<
  Record<'search' | 'state' | 'page' | 'reason' | 'grant' | 'take' | 'confirm' | 'format' | 'to', string>
> & { json?: boolean }
type Option = Exclude<keyof Options, 'json'>

/** What a command prints: lines for a reader, and the same as JSON. */
type Printed = { text: string; json: unknown }
export type Run = (doors: OperatingDoors, given: { user: string; options: Options }) => Promise<Printed>

export type Command = {
  /** After the name, as the help shows it. */
  arguments: string
  help: string
  takesUser?: boolean
  options: Option[]
  run: Run
}

/** One account in one line. */
function lineOf({
  email,
  name,
  isConfirmed,
  isSuspended,
  isOperator,
  plan,
  lastSeenAt,
  createdAt,
}: ListedUser) {
  const states = [
    isOperator && 'operator',
    isSuspended && 'suspended',
    !isConfirmed && 'not confirmed',
  ].filter(Boolean)
  const words = plan && (plan.words === null ? 'no words used yet' : `${plan.words} words left`)
  const seen = lastSeenAt
    ? `last seen ${lastSeenAt.slice(0, 10)}`
    : `created ${createdAt.slice(0, 10)}, never seen`
  const parts = [email, name, ...(plan ? [plans[plan.tier].name, words] : []), seen, ...states]
  return parts.join('  ')
}

const listed: Run = async ({ ctx }, { options }) => {
  const { search = '', state = 'all', page = '1' } = options
  const known = userStates.find((each) => each === state)
  if (!known) throw new UsageError(`--state is one of ${userStates.join(', ')}.`)
  const found = await pageOfUsers(ctx, { search, state: known, page: wholeNumber(page, '--page', 100_000) })
  const { users, total } = found
  const more =
    total > users.length ? [`${total} accounts, page ${found.page}; --page=${found.page + 1} shows more`] : []
  return {
    text: users.length > 0 ? [...users.map(lineOf), ...more].join('\n') : 'No account matches.',
    json: { users, total, page: found.page },
  }
}

const shown: Run = async ({ ctx }, { user }) => {
  const found = await findUser(ctx, user)
  const rows = Object.entries({
    ...found,
    plan: found.plan && `${found.plan.tier}, ${found.plan.words ?? 'not used yet'}`,
  })
  return { text: rows.map(([key, value]) => `${key}: ${value ?? 'none'}`).join('\n'), json: found }
}

type PlainAct = Exclude<UserAct, 'change-words' | 'delete'>

/** Does one act of the operator’s page, and says in which state the account is afterwards. */
const acts =
  (act: PlainAct, done: string): Run =>
  (doors, { user, options }) =>
    perform(doors, { user, done, input: { act, reason: reasonOf(options) } })

async function perform(
  { ctx, beforeDeleted }: OperatingDoors,
  { user, done, input }: { user: string; done: string; input: UserActInput },
): Promise<Printed> {
  const found = await findUser(ctx, user)
  await actOnUser(ctx, found.id, input, beforeDeleted)
  const now = input.act === 'delete' ? null : await findUser(ctx, found.id)
  return {
    text: `${found.email}: ${done}`,
    json: { id: found.id, email: found.email, act: input.act, user: now },
  }
}

const changesWords: Run = async (doors, { user, options }) => {
  const { grant, take } = options
  if ((grant === undefined) === (take === undefined)) throw new UsageError('Give either --grant or --take.')
  const reason = reasonOf(options)
  if (!reason) throw new UsageError('Give a --reason: the log has it.')
  const words = grant
    ? wholeNumber(grant, '--grant', wordsOfGrantMax)
    : -wholeNumber(take ?? '', '--take', wordsOfGrantMax)
  const done = words > 0 ? `${words} words granted.` : `${-words} words taken, as far as they were left.`
  return perform(doors, { user, done, input: { act: 'change-words', words, reason, grantId: randomUUID() } })
}

const deletes: Run = async (doors, { user, options }) => {
  const { email } = await findUser(doors.ctx, user)
  if (options.confirm?.toLowerCase() !== email)
    throw new CommandRefusal(
      `Nothing was deleted. This deletes ${email} and everything in the account for ever, and ends a paid plan: confirm it with --confirm=${email}.`,
    )
  return perform(doors, { user, done: 'deleted.', input: { act: 'delete', reason: reasonOf(options) } })
}

const exportsLog: Run = async ({ ctx }, { options }) => {
  const { format = 'csv', to } = options
  if (format !== 'csv' && format !== 'jsonl') throw new UsageError('--format is csv or jsonl.')
  if (!to) {
    for await (const piece of exportAudit(ctx, format)) process.stdout.write(piece)
    return { text: '', json: undefined }
  }
  const file = givenPath(to)
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandRefusal(
      code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written (${code}).`,
    )
  }
  for await (const piece of exportAudit(ctx, format)) writeFileSync(file, piece, { flag: 'a' })
  return { text: `The log is in ${file}.`, json: { file } }
}

function reasonOf({ reason = '' }: Options): string {
  if (reason.length > reasonCharactersMax)
    throw new UsageError(`--reason has at most ${reasonCharactersMax} characters.`)
  return reason.trim()
}

function wholeNumber(given: string, option: string, most: number): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new UsageError(`${option} is a whole number from 1 to ${most}.`)
  return number
}

const onUser = (help: string, run: Run): Command => ({
  arguments: 'USER [--reason=TEXT]',
  help,
  takesUser: true,
  options: ['reason'],
  run,
})

/** Every command by its name. USER is an address or an id. */
export const commands: Record<string, Command> = {
  'users list': {
    arguments: `[--search=TEXT] [--state=${userStates.join('|')}] [--page=N]`,
    help: 'lists accounts, newest first',
    options: ['search', 'state', 'page'],
    run: listed,
  },
  'users show': { arguments: 'USER', help: 'shows one account', takesUser: true, options: [], run: shown },
  'users confirm': onUser('confirms the address', acts('confirm', 'the address is confirmed.')),
  'users suspend': onUser('ends all sessions; nobody signs in until “resume”', acts('suspend', 'suspended.')),
  'users resume': onUser('ends a suspension', acts('unsuspend', 'not suspended any more.')),
  'users sign-out': onUser('ends all sessions', acts('sign-out', 'signed out everywhere.')),
  'users reset-factor': onUser(
    'removes the second factor, with a mail to the user',
    acts('reset-two-factor', 'the second factor is removed.'),
  ),
  'users words': {
    arguments: 'USER --grant=N|--take=N --reason=TEXT',
    help: 'grants or takes words',
    takesUser: true,
    options: ['grant', 'take', 'reason'],
    run: changesWords,
  },
  'users delete': {
    arguments: 'USER --confirm=ADDRESS [--reason=TEXT]',
    help: 'deletes the account and everything in it',
    takesUser: true,
    options: ['confirm', 'reason'],
    run: deletes,
  },
  'operators list': {
    arguments: '',
    help: 'lists the operators',
    options: [],
    run: (doors) => listed(doors, { user: '', options: { state: 'operators' } }),
  },
  'operators name': onUser(
    'lets an account operate this site',
    acts('name-operator', 'operates this site now.'),
  ),
  'operators unname': onUser(
    'takes this back',
    acts('unname-operator', 'does not operate this site any more.'),
  ),
  'files show': {
    arguments: '',
    help: 'counts the files in the database and in the store of FILES_URL',
    options: [],
    run: showsFiles,
  },
  'files move': {
    arguments: '--to=store|database',
    help: 'moves all files, beside running servers',
    options: ['to'],
    run: movesFiles,
  },
  'log export': {
    arguments: '[--format=csv|jsonl] [--to=FILE]',
    help: 'prints what operators did, or writes it to a file',
    options: ['format', 'to'],
    run: exportsLog,
  },
}
