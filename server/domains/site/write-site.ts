import { sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { SiteInput, SiteState } from '../../../contract/site/site.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { tellSiteChanged } from './open-site.ts'
import { readSite } from './read-site.ts'
import { siteSettings } from './tables.ts'

/** The setting of the environment that wins over each value. */
const settingOf = {
  name: 'SITE_NAME',
  supportEmail: 'SUPPORT_EMAIL',
  plansOn: 'BILLING',
  signUps: 'SIGN_UPS',
  signUpDomains: 'SIGN_UP_DOMAINS',
  publicPages: 'PUBLIC_PAGES',
  lookUpsOn: 'SOURCE_LOOKUPS',
} as const

/** Counts the plans that are paid for now. */
export type CountPaidPlans = (doors: Pick<Context, 'db'>) => Promise<number>

/** Changes the settings of the site, for all servers. Refuses what a setting of the environment fixes. */
export async function writeSite(
  ctx: Context,
  { isSetUp, ...values }: SiteInput,
  countPaidPlans: CountPaidPlans,
): Promise<SiteState> {
  for (const [name, setting] of Object.entries(settingOf))
    if (name in values && ctx.env.given.includes(setting))
      throw new AppError('conflict', refusalTexts.fixedBySetting({ setting }))
  if (values.plansOn === true && ctx.env.sells === null)
    throw new AppError('conflict', refusalTexts.plansNeedKey)
  // Their subscriptions would go on at the payment provider without a page to end them.
  if (values.plansOn === false && (await countPaidPlans(ctx)) > 0)
    throw new AppError('conflict', refusalTexts.plansArePaid)
  const change = {
    ...values,
    ...(isSetUp ? { setUpAt: sql`coalesce(${siteSettings.setUpAt}, now())` } : {}),
    updatedAt: sql`now()`,
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(siteSettings)
      .values({ ...values, ...(isSetUp ? { setUpAt: sql`now()` } : {}) })
      .onConflictDoUpdate({ target: siteSettings.id, set: change })
    await tellSiteChanged(tx)
  })
  await ctx.site.reload()
  return readSite(ctx)
}
