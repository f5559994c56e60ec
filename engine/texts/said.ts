/**
 * A sentence as data: the key of a text of this folder, such as `signals.connectives`, and the values in it. The English
 * of a result is written from it, and a screen in another language writes its own words.
 */
export type Said = { key: string; values?: { readonly [name: string]: Value } }
export type Value = string | number | Said

export type Texts = { readonly [key: string]: string | Texts }

/** A sentence for each text of a table; one with values is a function of them. */
export type Sayings<T> = { readonly [K in keyof T]: T[K] extends string ? Saying<T[K]> : Sayings<T[K]> }

type Saying<S extends string> = S extends `${string}{${string}` ? (values: ValuesIn<S>) => Said : Said

/** The values in a text: `{found}` is any, `{found, number}` a number. */
type ValuesIn<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? ValueAt<Place> & ValuesIn<Rest>
  : unknown

type ValueAt<Place extends string> = Place extends `${infer Name}, number${string}`
  ? { readonly [K in Name]: number }
  : { readonly [K in Place]: Value }

/** Makes the sentences of a table. `part` is the name of its file. */
export function sayingsOf<const T extends Texts>(part: string, texts: T): Sayings<T> {
  const made = Object.entries(texts).map(([name, text]) => {
    const key = `${part}.${name}`
    if (typeof text !== 'string') return [name, sayingsOf(key, text)]
    return [name, text.includes('{') ? (values: Said['values']) => ({ key, values }) : { key }]
  })
  return Object.fromEntries(made) as Sayings<T>
}
