import type { OriginalityReport } from '../../../contract/originality/originality.ts'
import { sharesOf, usualChoice } from '../../../contract/originality/shares.ts'
import type { Context } from '../../platform/context.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { hasRoom } from '../accounts/stored-text.ts'
import { readHistoryChoice } from '../preferences/read-history-choice.ts'
import { originalityChecks } from './tables.ts'

/** Stores a check if the user has history on and room for it. Returns its id, or null. A failure does not fail the check. */
export async function keepCheck(
  ctx: Pick<Context, 'db' | 'userId' | 'log'>,
  text: string,
  report: OriginalityReport,
): Promise<string | null> {
  try {
    if (!(await readHistoryChoice(ctx))) return null
    const stored = storableJson(report)
    if (!(await hasRoom(ctx, text.length + JSON.stringify(stored).length))) return null
    const { words, copied } = sharesOf(report, usualChoice)
    const [row] = await ctx.db
      .insert(originalityChecks)
      .values({
        userId: ctx.userId,
        text: storableText(text),
        report: stored,
        words,
        copied,
        sources: report.sources.length + report.sourcesLeftOut,
      })
      .returning({ id: originalityChecks.id })
    return row!.id
  } catch (error) {
    ctx.log.warn({ err: error }, 'originality check not stored')
    return null
  }
}
