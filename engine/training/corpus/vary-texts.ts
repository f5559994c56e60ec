import { type Random, seededRandom } from '../random.ts'
import type { LabelledText } from './read-documents.ts'
import * as edits from './text-edits.ts'

/**
 * How many texts get each edit. The rates of punctuation and layout are those of people's texts in their own layout (a
 * fifth have a dash, an eighth a semicolon, nearly all have paragraphs, few have lists). They are the same for people and
 * for models, so that none of these habits tells the two apart.
 */
const rates = {
  dash: 0.2,
  semicolon: 0.13,
  withoutSerialComma: 0.25,
  withSerialComma: 0.25,
  contracted: 0.2,
  expanded: 0.2,
  paragraphs: 0.55,
  list: 0.05,
  bullets: 0.02,
  hardWrapped: 0.05,
  signOff: 0.05,
  byline: 0.05,
} as const

const seed = 11

/** Varies the punctuation, contractions and layout of every text, by seeded chance. The same texts give the same. */
export function varyTexts(documents: readonly LabelledText[]): LabelledText[] {
  const random = seededRandom(seed)
  return documents.map((document) => ({ ...document, text: varyText(document.text, random) }))
}

/** Draws the same count of numbers for every text, so that one text's edits do not depend on another's. */
function varyText(text: string, random: Random): string {
  const at = Object.fromEntries(Object.keys(rates).map((name) => [name, random()])) as Record<
    keyof typeof rates,
    number
  >
  const [size, choice] = [2 + Math.floor(random() * 4), Math.floor(random() * 4)]
  const chosen: (edits.TextEdit | false)[] = [
    at.dash < rates.dash && edits.dashes(1 + (choice % 3)),
    at.semicolon < rates.semicolon && edits.semicolon,
    at.withoutSerialComma < rates.withoutSerialComma && edits.withoutSerialComma,
    at.withSerialComma < rates.withSerialComma && edits.withSerialComma,
    at.contracted < rates.contracted && edits.contracted,
    at.expanded < rates.expanded && edits.expanded,
    layoutOf(at, size),
    at.hardWrapped < rates.hardWrapped && edits.hardWrapped,
    at.signOff < rates.signOff && edits.signOff(choice),
    at.byline < rates.byline && edits.byline(choice),
  ]
  return chosen.reduce<string>((before, edit) => (edit ? (edit(before) ?? before) : before), text)
}

/** A text has one layout. One that has its own line breaks keeps it. */
function layoutOf(at: Record<'bullets' | 'list' | 'paragraphs', number>, size: number): edits.TextEdit {
  const chosen =
    at.bullets < rates.bullets
      ? edits.bullets
      : at.list < rates.list
        ? edits.listInside
        : at.paragraphs < rates.paragraphs
          ? edits.paragraphs(size)
          : null
  return (text) => (chosen === null || text.includes('\n') ? null : chosen(text))
}
