import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { essayPassages } from './tables.ts'

/** Replaces the passages in which an essay is found. Those that have not changed are not written again. */
export async function storePassages(
  tx: Transaction,
  { essayId, userId }: { essayId: string; userId: string },
  passages: string[],
): Promise<void> {
  await tx.execute(
    sql`delete from ${essayPassages} where essay_id = ${essayId} and number >= ${passages.length}`,
  )
  await tx.execute(sql`
    insert into ${essayPassages} as kept (essay_id, user_id, number, text)
    select id, user_id, (place - 1)::int, passage
    from essays, unnest(${sql.param(passages)}::text[]) with ordinality as given (passage, place)
    where id = ${essayId} and user_id = ${userId}
    on conflict (essay_id, number) do update set text = excluded.text where kept.text <> excluded.text`)
}
