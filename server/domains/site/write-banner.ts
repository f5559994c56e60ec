import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BannerInput, BannerState } from '../../../contract/site/banner.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { tellSiteChanged } from './open-site.ts'
import { siteSettings } from './tables.ts'

/** Shows a banner to everyone who is signed in, or removes it. `record` adds the entry to the log. */
export async function writeBanner(
  ctx: Context,
  input: BannerInput | null,
  record: (tx: Transaction) => Promise<void>,
): Promise<BannerState> {
  const banner = input && { ...input, id: randomUUID() }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(siteSettings)
      .values({ banner })
      .onConflictDoUpdate({ target: siteSettings.id, set: { banner, updatedAt: sql`now()` } })
    await record(tx)
    await tellSiteChanged(tx)
  })
  await ctx.site.reload()
  return { banner: ctx.site.stored().banner }
}
