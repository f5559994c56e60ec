import { rewrites } from './rewrites.ts'
import type { Said, Texts, Value } from './said.ts'
import { signals } from './signals.ts'
import { verdicts } from './verdicts.ts'

const tables: Texts = { rewrites, signals, verdicts }

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A value of a text: as it is, or a number as a word up to twelve, with one decimal, or in figures. */
const place = /\{(\w+)(?:, number(?:, (spelled|::\.0))?)?\}/g

/** Returns the English of a sentence of this folder. */
export function inEnglish({ key, values = {} }: Said): string {
  const text = textOf(key)
  const written = text.replace(place, (_, name: string, form?: string) =>
    writeValue(values[name] ?? '', form),
  )
  return /^\{\w+, number, spelled\}/.test(text) ? capitalise(written) : written
}

function writeValue(value: Value, form: string | undefined): string {
  if (typeof value === 'object') return inEnglish(value)
  if (typeof value === 'string') return value
  if (form === 'spelled') return numbers[value] ?? String(value)
  return form ? value.toFixed(1) : String(value)
}

function textOf(key: string): string {
  let found: Texts | string | undefined = tables
  for (const name of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text with the key ${key}.`)
  return found
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
