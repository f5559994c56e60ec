import { sValidator } from '@hono/standard-validator'
import type { ValidationTargets } from 'hono'
import type { ZodType } from 'zod'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { documentedRefusals } from './documented-refusals.ts'

const keysNamed = 5
const nameCharactersMax = 40
const messageCharactersMax = 200

export type Issue = { message: string; path?: readonly unknown[] | undefined; keys?: unknown }

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
    if (!result.success) throw refusalOf(result.error[0])
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
  const message = issue ? messageOf(issue) : 'it has the wrong format'
  if (issue && documentedRefusals.has(issue.message))
    return new AppError('invalid_input', issue.message, { field })
  const code = /^too (?:big|long).*string/i.test(message) ? 'text_too_long' : 'invalid_input'
  const what = field ? `“${field}”` : 'The request'
  const most = code === 'text_too_long' ? /<= ?(\d{1,9})/.exec(message)?.[1] : undefined
  if (most) {
    return new AppError(code, refusalTexts.fieldTooLong(what, Number(most)), {
      field,
      charactersMax: Number(most),
    })
  }
  return new AppError(code, refusalTexts.fieldWrong(what, `${lowerFirst(message)}.`), { field })
}

function nameOf(part: unknown): string {
  return cut(String(part && typeof part === 'object' && 'key' in part ? part.key : part), nameCharactersMax)
}

function messageOf({ message, keys }: Issue): string {
  if (!Array.isArray(keys)) return cut(message, messageCharactersMax)
  const named = keys.slice(0, keysNamed).map((key) => `“${nameOf(key)}”`)
  const more = keys.length - named.length
  return `unknown ${keys.length === 1 ? 'field' : 'fields'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
