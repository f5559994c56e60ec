import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { essayVersions } from './tables.ts'

type Unnamed = { id: string; createdAt: Date; bytes: number }

const hour = 3_600_000
const day = 24 * hour

/** Up to an hour, all versions are kept; then, up to each age, one for each interval; after the last, one for each week. */
const steps = [
  { upTo: hour, every: 0 },
  { upTo: day, every: hour },
  { upTo: 30 * day, every: day },
]
const later = 7 * day

/** Returns the versions without a name that are no longer needed. `versions` are newest first. */
export function versionsToRemove(versions: Unnamed[], now: Date): string[] {
  const kept = new Set<string>()
  const removed: string[] = []
  let bytes = 0
  for (const { id, createdAt, bytes: size } of versions) {
    const age = now.getTime() - createdAt.getTime()
    const every = steps.find(({ upTo }) => age < upTo)?.every ?? later
    const slot = every === 0 ? id : `${every} ${Math.floor(createdAt.getTime() / every)}`
    const fits = kept.size === 0 || bytes + size <= limits.essayVersionsBytesMax
    if (kept.has(slot) || !fits) removed.push(id)
    else {
      kept.add(slot)
      bytes += size
    }
  }
  return removed
}

/** Thins the versions that the user did not name: the older they are, the fewer stay. */
export async function removeOldVersions(ctx: Context, essayId: string): Promise<void> {
  const unnamed = await ctx.db
    .select({ id: essayVersions.id, createdAt: essayVersions.createdAt, bytes: essayVersions.bytes })
    .from(essayVersions)
    .where(
      and(
        eq(essayVersions.essayId, essayId),
        eq(essayVersions.userId, ctx.userId),
        isNull(essayVersions.name),
      ),
    )
    .orderBy(desc(essayVersions.createdAt), desc(essayVersions.id))
  const removed = versionsToRemove(unnamed, ctx.now())
  if (removed.length > 0) await ctx.db.delete(essayVersions).where(inArray(essayVersions.id, removed))
}
