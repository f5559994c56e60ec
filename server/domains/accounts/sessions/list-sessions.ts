import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { OpenSession } from '../../../../contract/accounts.ts'
import type { Context } from '../../../platform/context.ts'
import { deviceName } from '../security-log/security-log-words.ts'
import { sessions } from '../tables.ts'

/** Lists the user's sessions: the current one first, then by last use. */
export async function listSessions(ctx: Context, currentId: string): Promise<OpenSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(sessions.lastSeenAt))
  return rows.map(({ id, userAgent, ipAddress, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    current: id === currentId,
    device: deviceName(userAgent),
    address: ipAddress || null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
