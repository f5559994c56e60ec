import { eq, sql } from 'drizzle-orm'
import { plans } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { isVisitor } from '../../platform/http/work-owner.ts'
import type { ShareOf } from '../../platform/workers/pool/pool.ts'
import { userCredits } from './tables.ts'

const tierOf = preparedOnce('read_tier', (db: Database) =>
  db
    .select({ tier: userCredits.tier })
    .from(userCredits)
    .where(eq(userCredits.userId, sql.placeholder('userId'))),
)

/** The share of visitors, and of everyone where plans are not sold. */
const usualShare = plans.free.turns
/** A new plan has its share after this time at the latest. */
const rememberMs = 30_000
const ownersMax = 5_000

type Known = { share: Promise<number>; until: number }

/** Reads the share of turns that an owner's plan gives, and remembers it for a short time on this server. */
export function createShareOf({ db, env }: Pick<Doors, 'db' | 'env'>): ShareOf {
  const known = new Map<string, Known>()
  return async (owner) => {
    if (!env.billing || isVisitor(owner)) return usualShare
    const found = known.get(owner)
    if (found && found.until > Date.now()) return found.share
    const share = readShare(db, owner)
    known.delete(owner)
    known.set(owner, { share, until: Date.now() + rememberMs })
    if (known.size > ownersMax) known.delete(known.keys().next().value!)
    return share
  }
}

/** The work does not need the share, so it continues with the usual one when the database cannot be reached. */
async function readShare(db: Database, userId: string): Promise<number> {
  try {
    const [found] = await tierOf(db).execute({ userId })
    return found ? plans[found.tier].turns : usualShare
  } catch {
    return usualShare
  }
}
