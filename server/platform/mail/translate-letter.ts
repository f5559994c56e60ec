import { brand } from '../../../contract/brand.ts'
import type { LanguageTag } from '../../../contract/languages.ts'
import type { Letter, LetterBlock } from './letter.ts'
import { localMoney } from './money-text.ts'
import { spanish } from './texts/es.ts'
import { french } from './texts/fr.ts'

type Template = { literals: string[]; names: string[]; translation: string }
type OtherLanguage = Exclude<LanguageTag, 'en'>
type Catalogue = { plain: ReadonlyMap<string, string>; templates: Template[]; locale: string; to: string }

const makers: Record<OtherLanguage, () => Catalogue> = {
  es: () => catalogueOf(spanish, 'es-ES', ' al '),
  fr: () => catalogueOf(french, 'fr-FR', ' au '),
}
const made = new Map<OtherLanguage, { name: string; catalogue: Catalogue }>()

/** Returns the texts of a language with the name of the site, which an operator may change at any time. */
function catalogueIn(tag: OtherLanguage): Catalogue {
  const known = made.get(tag)
  if (known?.name === brand.name) return known.catalogue
  const fresh = { name: brand.name, catalogue: makers[tag]() }
  made.set(tag, fresh)
  return fresh.catalogue
}

function catalogueOf(texts: Readonly<Record<string, string>>, locale: string, to: string): Catalogue {
  const named = Object.entries(texts).map(([english, text]) => [
    english.replaceAll('{brand}', brand.name),
    text.replaceAll('{brand}', brand.name),
  ])
  const templates = named
    .map(([english = '', translation = '']) => {
      const parts = english.split(/[{}]/)
      return {
        literals: parts.filter((_, i) => i % 2 === 0),
        names: parts.filter((_, i) => i % 2 === 1),
        translation,
      }
    })
    // The most specific first.
    .sort((one, other) => other.literals.join('').length - one.literals.join('').length)
  return { plain: new Map(named as [string, string][]), templates, locale, to }
}

/**
 * Returns a mail's texts in another language. They are written in English where a mail is described, and recognised by
 * their wording. A text that is not known, such as one by an operator, stays as it is.
 */
export function translateLetter(
  subject: string,
  letter: Letter,
  tag: LanguageTag,
): { subject: string; letter: Letter } {
  if (tag === 'en') return { subject, letter }
  const say = (text: string) => translateText(text, tag)
  const sayFact = (text: string) => (say(text) === text ? valueText(text, catalogueIn(tag)) : say(text))
  const link = <Target extends { label: string }>(target: Target) => ({ ...target, label: say(target.label) })
  const { action, otherAction, leave, after } = letter
  return {
    subject: say(subject),
    letter: {
      preview: say(letter.preview),
      heading: say(letter.heading),
      blocks: letter.blocks.map((block) => translateBlock(block, say, sayFact)),
      ...(action && { action: link(action) }),
      ...(otherAction && { otherAction: link(otherAction) }),
      ...(after && { after: after.map(say) }),
      why: say(letter.why),
      ...(leave && { leave: link(leave) }),
    },
  }
}

type Say = (text: string) => string

function translateBlock(block: LetterBlock, say: Say, sayFact: Say): LetterBlock {
  if (typeof block === 'string') return say(block)
  if (!('facts' in block)) return block
  return { facts: block.facts.map(([name, value]) => [say(name), sayFact(value)]) }
}

/** Returns the text in another language, or itself if its wording is unknown. */
export function translateText(text: string, tag: LanguageTag): string {
  if (tag === 'en') return text
  const catalogue = catalogueIn(tag)
  const known = catalogue.plain.get(text)
  if (known) return known
  for (const template of catalogue.templates) {
    const values = valuesIn(text, template)
    if (values && template.names.length > 0)
      return template.names.reduce(
        (filled, name, i) => filled.replaceAll(`{${name}}`, () => valueText(values[i]!, catalogue)),
        template.translation,
      )
  }
  return text
}

function valuesIn(text: string, { literals, names }: Template): string[] | null {
  const last = literals[literals.length - 1]!
  if (!text.startsWith(literals[0]!) || !text.endsWith(last)) return null
  const values: string[] = []
  let at = literals[0]!.length
  for (const [i] of names.entries()) {
    const end = i === names.length - 1 ? text.length - last.length : text.indexOf(literals[i + 1]!, at)
    if (end < at) return null
    values.push(text.slice(at, end))
    at = end + literals[i + 1]!.length
  }
  return values
}

const months =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** Writes numbers, dates and weeks as the language does. */
function valueText(value: string, { locale, to }: Pick<Catalogue, 'locale' | 'to'>): string {
  if (/^\d[\d,]*$/.test(value)) return Number(value.replaceAll(',', '')).toLocaleString(locale)
  const money = localMoney(value, locale)
  if (money) return money
  const period = /^([A-Z][a-z]+ \d{1,2}, \d{4}) to ([A-Z][a-z]+ \d{1,2}, \d{4})$/.exec(value)
  if (period)
    return [period[1] ?? '', period[2] ?? ''].map((each) => valueText(each, { locale, to })).join(to)
  const day = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(value) ? new Date(`${value} UTC`) : null
  if (day) return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  if (!/^\d{1,2}(?: [A-Z][a-z]+)? to \d{1,2} [A-Z][a-z]+$/.test(value)) return value
  return value
    .replace(' to ', to)
    .replace(months, (month) =>
      new Date(`${month} 1, 2026 UTC`).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
    )
}
