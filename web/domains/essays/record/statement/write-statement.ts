import { brand } from '../../../../../contract/brand.ts'
import { statementTexts } from '../../../../locales/en/essays/record.ts'
import { formatDate } from '../../../../locales/format.ts'
import type { Share } from '../replay/count-shares.ts'

export const statementStyles = ['declaration', 'mla', 'apa'] as const
export type StatementStyle = (typeof statementStyles)[number]

export const aiUses = ['none', 'ideas', 'editing', 'passages'] as const
export type AiUse = (typeof aiUses)[number]

/** Returns the part of the text that is by AI, from 0 to 1. */
export function aiPart(shares: Share[]): number {
  return shares.find(({ origin }) => origin === 'ai')?.part ?? 0
}

type Statement = { style: StatementStyle; use: AiUse; share: string; today: Date }

/** Writes a statement on the use of AI in an academic form. */
export function writeStatement({ style, use, share, today }: Statement): string {
  const values = {
    product: brand.name,
    share,
    year: String(today.getFullYear()),
    date: formatDate(today, 'longYear'),
  }
  const text = statementTexts[style][use]
  return typeof text === 'string' ? text : (text as (of: typeof values) => string)(values)
}
