import type { GetICUArgs } from '@schummar/icu-type-parser'

/**
 * A sentence as it travels: the key of its text, such as `refusals.tooLongToCheck`, and the values in it. A value may be
 * a message too. Whoever shows it chooses the words: `inEnglish` for programs, `messageText` of web/locales for readers.
 */
export type Message = {
  key: string
  values?: { readonly [name: string]: Value }
  /** Inside another message: starts in lower case. */
  isClause?: true
}
type Value = string | number | Message

/** A message as it comes out of JSON, whose values are looked at when it is shown. */
export type SentMessage = Pick<Message, 'key' | 'isClause'> & { values?: object | undefined }

/** The English texts of a table in ICU MessageFormat, in groups where that reads better. */
export type EnglishTexts = { readonly [key: string]: string | EnglishTexts }

/** A table with the same keys in another language. */
export type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> }

/** A message for each text of a table; one with values is a function of them. */
export type MessagesOf<T> = {
  readonly [K in keyof T]: T[K] extends string ? MessageOf<T[K]> : MessagesOf<T[K]>
}

type MessageOf<S extends string> = [keyof ValuesOf<S>] extends [never]
  ? Message
  : (values: ValuesOf<S>) => Message

type ValuesOf<S extends string> = GetICUArgs<
  S,
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: never }
>

/** Makes the messages of a table of this folder. `part` is the name of its file. */
export function messagesOf<const T extends EnglishTexts>(part: string, texts: T): MessagesOf<T> {
  const made = Object.entries(texts).map(([name, text]) => {
    const key = `${part}.${name}`
    // The build compiles a text with values to a list.
    if (typeof text === 'object' && !Array.isArray(text)) return [name, messagesOf(key, text as EnglishTexts)]
    const hasValues = Array.isArray(text) || text.includes('{')
    return [name, hasValues ? (values: Message['values']) => ({ key, values }) : { key }]
  })
  return Object.fromEntries(made) as MessagesOf<T>
}

/** Returns the message as a clause of another, such as the reason in “{what} is not right: {why}”. */
export function asClause(message: Message): Message {
  return { ...message, isClause: true }
}

export function isMessage(value: unknown): value is SentMessage {
  return typeof value === 'object' && value !== null && 'key' in value
}

/** Returns a rendered text as it stands inside another. */
export function clauseText(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
