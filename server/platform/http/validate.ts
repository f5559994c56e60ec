import { sValidator } from '@hono/standard-validator'
import type { ValidationTargets } from 'hono'
import type { ZodType } from 'zod'
import { accountTexts } from '../../../contract/accounts.ts'
import { billingTexts } from '../../../contract/billing/billing.ts'
import { nounTexts, refusalTexts } from '../../../contract/refusals.ts'
import { inEnglish, messageOfKey } from '../../../texts/english.ts'
import { issues } from '../../../texts/issues.ts'
import { asClause, clauseText, type Message, messagesOf } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'

/** The keys of refusals of the specification, which are whole sentences: a call answers with them as they are. */
const documentedRefusals: ReadonlySet<string> = new Set([
  billingTexts.planWrong.key,
  billingTexts.billingWrong.key,
  billingTexts.selectionMissing.key,
  accountTexts.emailMissing.key,
])

const keysNamed = 5
const nameCharactersMax = 40
const messageCharactersMax = 200
const issueTexts = messagesOf('issues', issues)

/** What is wrong, as the schemas' library reports it. `message` is the key of a message where the schema names one. */
export type Issue = {
  message: string
  path?: readonly unknown[] | undefined
  code?: string | undefined
  origin?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
  values?: readonly unknown[] | undefined
  keys?: unknown
}

type Check = { target: keyof ValidationTargets; schema: ZodType }
const checks = new WeakMap<object, Check>()

/** Returns the check of a route's handler, for tests that send every route valid and invalid input. */
export function checkOf(handler: object): Check | undefined {
  return checks.get(handler)
}

/** Checks a part of the request against a schema of the contract. The refusal names the field. */
export function validate<Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
  refusalOf: (issue: Issue | undefined) => AppError = asInputError,
) {
  const handler = sValidator(target, schema, (result) => {
    if (!result.success) throw refusalOf(result.error[0] as Issue | undefined)
  })
  checks.set(handler, { target, schema })
  return handler
}

/**
 * Returns the refusal for an issue of a schema. Its length is bounded, because values of the request may have any
 * length.
 */
export function asInputError(issue: Issue | undefined): AppError {
  const path = (issue?.path ?? []).slice(0, keysNamed).map(nameOf)
  const field = path.length > 0 ? path.join('.') : null
  const what = field ? `“${field}”` : nounTexts.request
  const own = messageOfKey(issue?.message ?? '')
  if (own && documentedRefusals.has(own.key)) return new AppError('invalid_input', own, { field })
  if (issue?.code === 'too_big' && issue.origin === 'string' && !own) {
    const most = Number(issue.maximum)
    const says = refusalTexts.fieldTooLong({ what, most })
    return new AppError('text_too_long', says, { field, charactersMax: most })
  }
  const known = own ?? issueText(issue)
  const says = refusalTexts.fieldWrong({ what, why: asClause(known) })
  return new AppError('invalid_input', says, { field }, englishOf(issue, what, own))
}

/** The documented text has the library's own sentence, which names what it expected and received. */
function englishOf(
  issue: Issue | undefined,
  what: string | Message,
  own: Message | null,
): string | undefined {
  if (own || !issue || Array.isArray(issue.keys)) return undefined
  const why = `${clauseText(cut(issue.message, messageCharactersMax)).replace(/\.$/, '')}.`
  return inEnglish(refusalTexts.fieldWrong({ what, why }))
}

function issueText(issue: Issue | undefined): Message {
  if (!issue) return issueTexts.wrongForm
  if (Array.isArray(issue.keys)) return unknownFields(issue.keys)
  const { code, origin = '', minimum, maximum, values } = issue
  if (code === 'invalid_value' && values) return issueTexts.wrongChoice({ options: namesOf(values) })
  if (code === 'too_small') {
    const least = Number(minimum)
    if (origin === 'string') return issueTexts.tooShort({ least })
    return ['array', 'set', 'map'].includes(origin)
      ? issueTexts.tooFew({ least })
      : issueTexts.tooSmall({ least })
  }
  if (code === 'too_big') {
    const most = Number(maximum)
    return ['array', 'set', 'map'].includes(origin)
      ? issueTexts.tooMany({ most })
      : issueTexts.tooLarge({ most })
  }
  return issueTexts.wrongForm
}

function unknownFields(keys: unknown[]): Message {
  const more = keys.length - keysNamed
  const fields = namesOf(keys)
  if (more > 0) return issueTexts.unknownFieldsMore({ fields, more })
  return issueTexts.unknownFields({ count: keys.length, fields })
}

function namesOf(values: readonly unknown[]): string {
  return values
    .slice(0, keysNamed)
    .map((value) => `“${nameOf(value)}”`)
    .join(', ')
}

function nameOf(part: unknown): string {
  return cut(String(part && typeof part === 'object' && 'key' in part ? part.key : part), nameCharactersMax)
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}
