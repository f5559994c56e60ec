import { sValidator } from '@hono/standard-validator'
import type { ValidationTargets } from 'hono'
import type { ZodType } from 'zod'
import { AppError } from '../errors.ts'

/** Checks a part of the request against a schema of the contract; what is wrong is named by field. */
export function validate<Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) {
  return sValidator(target, schema, (result) => {
    if (result.success) return
    const issue = result.error[0]
    const field = issue?.path
      ?.map((part) => (typeof part === 'object' ? String(part.key) : String(part)))
      .join('.')
    const code = /^too (?:big|long).*string/i.test(issue?.message ?? '') ? 'text_too_long' : 'invalid_input'
    const what = field ? `“${field}”` : 'The request'
    throw new AppError(
      code,
      `${what} is not right: ${lowerFirst(issue?.message ?? 'it has another form')}.`,
      {
        field: field ?? null,
      },
    )
  })
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
