import { translationOf } from './language.ts'
import { messages } from './messages.ts'

type Values = Record<string, unknown>

/** The errors of the server in other languages, by code. In English they are the server's own texts. */
const errors = messages('errors', {}) as Readonly<Record<string, string | ((values: Values) => string)>>

/** Returns the text of an error code in the current language, or the server's text where there is none. */
export function errorText(code: string, values: Values, serverText: string): string {
  const message = translationOf('errors')?.[code]
  if (message === undefined || !hasValuesOf(message, values)) return serverText
  const text = errors[code]!
  return typeof text === 'string' ? text : text(values)
}

/** A response may lack a value that the translation contains. */
function hasValuesOf(message: unknown, values: Values): boolean {
  if (!Array.isArray(message)) return true
  return message.every((part) => !Array.isArray(part) || part[0] in values)
}
