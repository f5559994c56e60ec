import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { formatters } from './format.ts'
import { type Compiled, currentLanguage, english, translationOf } from './language.ts'
import type { Messages, Texts } from './message-types.ts'

/**
 * Makes a part of the catalogue from its English messages. A message without values is read as a string
 * (`letters.done`); one with values is a function (`letters.stopped({ mails })`). Every read uses the current language,
 * so a text is read where it is shown and never when a module is loaded.
 *
 * The build compiles the messages (`scripts/compile-messages.ts`), so that no parser is sent to the browser.
 */
export function messages<const T extends Messages>(part: string, source: T): Texts<T> {
  return textsOf(source as unknown as Compiled, () => translationOf(part)) as Texts<T>
}

function textsOf(source: Compiled, translated: () => Compiled | undefined): unknown {
  return new Proxy(source, {
    get(_, key) {
      if (typeof key === 'symbol') return undefined
      const own = source[key]
      if (typeof own === 'object' && !Array.isArray(own))
        return textsOf(own as Compiled, () => translated()?.[key] as Compiled | undefined)
      const translation = translated()?.[key]
      if (translation === undefined) return textOf(own, english.tag, english.numbers)
      const { tag, numbers } = currentLanguage()
      return textOf(translation, tag, numbers)
    },
  })
}

/** A compiled message with values is an array. */
function textOf(message: unknown, tag: string, numbers: string): unknown {
  if (!Array.isArray(message)) return message
  const getNumberFormat = (_: unknown, options?: Intl.NumberFormatOptions) =>
    formatters.getNumberFormat(numbers, options)
  return (values: Values) =>
    together(
      format(message as CompiledMessage, tag, tagsOf(values), {
        formatters: { ...formatters, getNumberFormat },
      }),
    )
}

type Values = Record<string, string | number | Date | ((words: ReactNode) => ReactNode)>

/** The library gives a tag its words as an array; as one node they need no keys. */
function tagsOf(values: Values): FormatValues<ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (words: ReactNode[]) => value(together(words)) : value,
    ]),
  ) as FormatValues<ReactNode>
}

function together(parts: ReactNode | ReactNode[]): ReactNode {
  if (!Array.isArray(parts)) return parts
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
