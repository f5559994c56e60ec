import { eq } from 'drizzle-orm'
import { checkText } from '../../server/domains/detector/check-text.ts'
import { textAnalyses } from '../../server/domains/detector/tables.ts'
import { humanizeText } from '../../server/domains/humanizer/humanize-text.ts'
import { humanizedTexts } from '../../server/domains/humanizer/tables.ts'
import type { Doors } from '../../server/platform/context.ts'
import { machineDraft, ownNotes } from './tool-texts.ts'

const never = new AbortController().signal

/** Adds one humanized and two checked texts, stored and charged as the two tools do. */
export async function seedTools(doors: Doors, userId: string): Promise<void> {
  const { db } = doors
  const scans = await db
    .select({ id: textAnalyses.id })
    .from(textAnalyses)
    .where(eq(textAnalyses.userId, userId))
  if (scans.length === 0) {
    for (const text of [machineDraft, ownNotes])
      await checkText(doors, { text, userId }, { owner: userId, signal: never })
  }
  const texts = await db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, userId))
  if (texts.some(({ textContent }) => textContent?.includes('Aldermoor'))) return
  await humanizeText({ ...doors, userId }, { text: machineDraft, metered: true }, never)
}
