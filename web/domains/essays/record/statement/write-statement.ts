import { brand } from '../../../../../contract/brand.ts'
import { recordTexts, statementTexts } from '../../../../locales/en/essays/record.ts'
import { formatDate, formatList } from '../../../../locales/format.ts'
import type { Share } from '../replay/count-shares.ts'
import { percentOf } from '../replay/percent-of.ts'

export const statementStyles = ['declaration', 'mla', 'apa'] as const
export type StatementStyle = (typeof statementStyles)[number]

const aiUses = ['none', 'ideas', 'editing', 'passages'] as const
export type AiUse = (typeof aiUses)[number]
/** Uses after which no text by AI is in the essay. */
const withoutText: ReadonlySet<AiUse> = new Set(['none', 'ideas'])

/** Returns the part of the text that is by AI, from 0 to 1. */
export function aiPart(shares: Share[]): number {
  return shares.find(({ origin }) => origin === 'ai')?.part ?? 0
}

/** Returns the uses of AI that a statement may name: none that denies text by AI which the record has. */
export function possibleUses(shares: Share[]): AiUse[] {
  return aiUses.filter((use) => aiPart(shares) === 0 || !withoutText.has(use))
}

/** Returns the part that was neither typed under the record nor written by AI, such as pasted text. */
export function otherPart(shares: Share[]): number {
  return shares
    .filter(({ origin }) => origin !== 'typed' && origin !== 'ai')
    .reduce((sum, { part }) => sum + part, 0)
}

type Statement = { style: StatementStyle; use: AiUse; shares: Share[]; today: Date }

/** Writes a statement on the use of AI in an academic form. Text that was not typed under the record is named in it. */
export function writeStatement({ style, use, shares, today }: Statement): string {
  const values = {
    product: brand.name,
    share: percentOf(aiPart(shares)),
    year: String(today.getFullYear()),
    date: formatDate(today, 'longYear'),
  }
  const texts = style === 'declaration' && otherPart(shares) > 0 ? statementTexts.declarationWithOthers : null
  const text = texts && (use === 'none' || use === 'ideas') ? texts[use] : statementTexts[style][use]
  return typeof text === 'string' ? text : (text as (of: typeof values) => string)(values)
}

/** Says where the characters of the text come from by the record. It follows every statement, and cannot be changed. */
export function originsSentence(shares: Share[]): string {
  const parts = shares.map(({ origin, part }) =>
    statementTexts.originPart({ origin: recordTexts.origins[origin], percent: percentOf(part) }),
  )
  return parts.length === 0 ? '' : statementTexts.origins({ parts: formatList(parts) })
}
