import { asc, sql } from 'drizzle-orm'
import { type SiteIdentity, setIdentity, standardIdentity } from '../../../contract/brand.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { type Connection, nothingStored, type Site, type StoredSite } from '../../platform/site/site.ts'
import { openSealedKey } from './seal-key.ts'
import { modelConnections, siteSettings } from './tables.ts'

const channel = 'longhand_site'

type SiteDoors = Pick<Doors, 'db' | 'notifier' | 'log'> & { env: Env }

/**
 * Opens the settings of the site and keeps them in memory. PostgreSQL notifies every server of a change, and after a
 * lost connection they are read again.
 */
export async function openSite({ db, env, notifier, log }: SiteDoors): Promise<Site> {
  let stored = nothingStored
  let connections: Connection[] = []
  let reading: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    const [[row], rows] = await Promise.all([
      db.select().from(siteSettings),
      db.select().from(modelConnections).orderBy(asc(modelConnections.createdAt), asc(modelConnections.id)),
    ])
    stored = row ? storedOf(row) : nothingStored
    connections = rows.map(({ sealedKey, ...rest }) => {
      const key = openSealedKey(env, rest, sealedKey)
      const { id, name, kind, address, models } = rest
      return { id, name, kind, address, models, key, keyIsLost: sealedKey !== '' && key === null }
    })
    setIdentity(identityOf(env, stored))
  }
  /** A reading that has begun may have missed the change, so another one follows it; more are not needed. */
  function reload(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = null
      })
      return reading
    }
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = null
        return reload()
      })
    return next
  }
  const reloadQuietly = () =>
    void reload().catch((err: unknown) => log.warn({ err }, 'settings of the site not read'))

  await reload()
  const stopListening = await notifier.listen(channel, reloadQuietly, reloadQuietly)
  return { stored: () => stored, connections: () => connections, reload, close: stopListening }
}

/** Tells every server that the settings of the site have changed, when the transaction commits. */
export async function tellSiteChanged(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`)
}

function storedOf(row: typeof siteSettings.$inferSelect): StoredSite {
  const { name, supportEmail, plansOn, signUps, signUpDomains, publicPages, banner, lookUpsOn, legal } = row
  return {
    name,
    supportEmail,
    plansOn,
    signUps,
    signUpDomains,
    publicPages,
    banner,
    lookUpsOn,
    legal,
    defaults: { chat: row.chatModel, rewriting: row.rewritingModel, titles: row.titleModel },
    isSetUp: row.setUpAt !== null,
  }
}

/** Has all texts of a command name the site as its servers do. */
export async function loadIdentityOfSite(db: Database, env: Env): Promise<void> {
  const [row] = await db.select().from(siteSettings)
  setIdentity(identityOf(env, row ? storedOf(row) : nothingStored))
}

function identityOf({ SITE_NAME, SUPPORT_EMAIL }: Env, { name, supportEmail }: StoredSite): SiteIdentity {
  return {
    name: SITE_NAME ?? name ?? standardIdentity.name,
    supportEmail: SUPPORT_EMAIL ?? supportEmail ?? standardIdentity.supportEmail,
  }
}
