import { setTranslator } from './contract-text.ts'
import { product } from './en/shared/product.ts'
import { formatNumber } from './format.ts'
import { currentLanguage } from './language.ts'
import { type CompiledPart, compiledSource } from './messages.ts'

type Value = string | number
type Texts = Record<string, string | ((values: Record<string, Value>) => string)>
/** A message with values, as the texts between them: `['', ' was not found.']` and `what`. */
type Template = {
  texts: Texts
  key: string
  literals: string[]
  values: { name: string; isNumber: boolean }[]
}

const parts = [product] as unknown as Texts[]
const plain = new Map<string, { texts: Texts; key: string }>()
const templates: Template[] = []

for (const texts of parts)
  for (const [key, message] of Object.entries(compiledSource(texts)))
    if (typeof message === 'string') plain.set(message, { texts, key })
    else templates.push(templateOf(texts, key, message as CompiledPart[]))
// The most specific first.
templates.sort((one, other) => other.literals.join('').length - one.literals.join('').length)

function templateOf(texts: Texts, key: string, message: CompiledPart[]): Template {
  const literals = ['']
  const values: Template['values'] = []
  for (const part of message) {
    if (typeof part === 'string') literals[literals.length - 1] += part
    else {
      values.push({ name: String(part[0]), isNumber: part.length > 1 })
      literals.push('')
    }
  }
  return { texts, key, literals, values }
}

const depthMax = 3

/** Returns the text in the current language; null if its wording is unknown. */
export function translateText(text: string, depth = 0): string | null {
  if (currentLanguage().tag === 'en' || text === '' || depth > depthMax) return null
  const known = plain.get(text)
  if (known) return known.texts[known.key] as string
  for (const template of templates) {
    const values = valuesIn(text, template, depth)
    const message = values && template.texts[template.key]
    if (typeof message === 'function') return message(values as Record<string, Value>)
  }
  return translateSentences(text, depth)
}

/** Several known sentences, one after the other. */
function translateSentences(text: string, depth: number): string | null {
  const end = text.search(/[.!?] \S/)
  if (end < 0) return null
  for (let at = end; at >= 0; at = nextEnd(text, at)) {
    const first = translateText(text.slice(0, at + 1), depthMax)
    if (first === null) continue
    const rest = text.slice(at + 2)
    const second = plain.has(rest) ? translateText(rest) : (translateText(rest, depth + 1) ?? null)
    if (second !== null) return `${first} ${second}`
  }
  return null
}

function nextEnd(text: string, at: number): number {
  const next = text.slice(at + 2).search(/[.!?] \S/)
  return next < 0 ? -1 : at + 2 + next
}

function valuesIn(
  text: string,
  { literals, values }: Template,
  depth: number,
): Record<string, Value> | undefined {
  const last = literals[literals.length - 1]!
  if (!text.startsWith(literals[0]!) || !text.endsWith(last)) return undefined
  const found: Record<string, Value> = {}
  let at = literals[0]!.length
  for (const [i, { name, isNumber }] of values.entries()) {
    const isLast = i === values.length - 1
    const end = isLast ? text.length - last.length : text.indexOf(literals[i + 1]!, at)
    if (end < at) return undefined
    const value = readValue(text.slice(at, end), isNumber, depth)
    if (value === null) return undefined
    found[name] = value
    at = end + literals[i + 1]!.length
  }
  return found
}

const spelled = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function readValue(text: string, isNumber: boolean, depth: number): Value | null {
  if (isNumber) return /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : null
  const number = spelled.indexOf(text.toLowerCase())
  if (number > 0) return String(number)
  const decimals = /^\d+\.(\d+)$/.exec(text)?.[1]?.length
  if (decimals) return formatNumber(Number(text), { minimumFractionDigits: decimals })
  if (/^(?:, such as|:)? ?“/.test(text)) return quotations(text)
  return translateText(text, depth + 1) ?? text
}

const joints: Record<string, { suchAs: string; and: string; times: string; asOften: string }> = {
  es: { suchAs: ', como', and: ' y ', times: ' veces', asOften: ' más que las personas' },
  fr: { suchAs: ', comme', and: ' et ', times: ' fois', asOften: ' plus que les personnes' },
}

/** ': “first” and “second”', and 'such as' before more of them. */
function quotations(text: string): string {
  const words = joints[currentLanguage().tag]
  if (!words) return text
  return text
    .replace(', such as', words.suchAs)
    .replaceAll(' as often as people', words.asOften)
    .replaceAll(' times', words.times)
    .replaceAll(' and “', `${words.and}“`)
}

setTranslator(translateText)
