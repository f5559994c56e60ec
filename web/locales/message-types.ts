import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { ReactNode } from 'react'

/** The source of a part of the catalogue: messages in ICU MessageFormat, in groups where that reads better. */
export type Messages = { readonly [key: string]: string | Messages }

/** What the components read: a string, or a function of the message's values. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string ? Text<T[K]> : Texts<T[K]>
}

/** A part of the catalogue in another language. A message that is missing appears in English. */
export type Translation<T> = {
  readonly [K in keyof T]?: T[K] extends Text<string> ? string : Translation<T[K]>
}

type Text<S extends string> = [keyof Arguments<S> | Tags<S>] extends [never]
  ? string
  : (values: Arguments<S> & { [K in Tags<S>]: Wrap }) => [Tags<S>] extends [never] ? string : ReactNode

type Arguments<S extends string> = GetICUArgs<
  S,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** The names of the tags in a message: `link` in `Read <link>the terms</link>.` */
type Tags<S extends string> = S extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never

/** Renders the words inside a tag. */
type Wrap = (words: ReactNode) => ReactNode
