import { and, desc, eq } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { StudySetSummary } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { countColumns, ownCards, readStudyDay, type StudyDay } from './count-cards.ts'
import { studyCards, studySets } from './tables.ts'

const { id, title, source, maker, createdAt } = studySets
const summaryColumns = { id, title, source, maker, createdAt }

/** Lists the user's sets, the newest first, with their counts of today. */
export async function listSets(ctx: Context): Promise<{ sets: StudySetSummary[] }> {
  const day = await readStudyDay(ctx)
  const counted = countsOfSets(ctx, day)
  const { cards, due, fresh, learned } = counted
  const rows = await ctx.db
    .select({ ...summaryColumns, counts: { cards, due, fresh, learned } })
    .from(studySets)
    .leftJoin(counted, eq(counted.setId, studySets.id))
    .where(eq(studySets.userId, ctx.userId))
    .orderBy(desc(studySets.createdAt), desc(studySets.id))
    .limit(limits.studySetsMax)
  return { sets: rows.map(({ counts, ...row }) => asSummary(row, counts)) }
}

function countsOfSets(ctx: Context, day: StudyDay) {
  const { cards, due, fresh, learned } = countColumns(day)
  return ctx.db
    .select({
      setId: studyCards.setId,
      cards: cards.as('cards'),
      due: due.as('due'),
      fresh: fresh.as('fresh'),
      learned: learned.as('learned'),
    })
    .from(studyCards)
    .where(and(ownCards(ctx.userId)))
    .groupBy(studyCards.setId)
    .as('counted')
}

type SummaryRow = Pick<typeof studySets.$inferSelect, keyof typeof summaryColumns>

export function asSummary(row: SummaryRow, counts: StudySetSummary['counts'] | null): StudySetSummary {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    counts: counts ?? { cards: 0, due: 0, fresh: 0, learned: 0 },
  }
}
