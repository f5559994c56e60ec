import type { ConnectionKind, ConnectionModel, ModelDefaults } from '../../../contract/site/connections.ts'
import type { Env } from '../env.ts'

/** What an operator chose on the set-up page; null where nothing was chosen. */
export type StoredSite = {
  name: string | null
  supportEmail: string | null
  plansOn: boolean | null
  signUpsOpen: boolean | null
  lookUpsOn: boolean | null
  defaults: ModelDefaults
  isSetUp: boolean
}

export const nothingStored: StoredSite = {
  name: null,
  supportEmail: null,
  plansOn: null,
  signUpsOpen: null,
  lookUpsOn: null,
  defaults: { chat: null, rewriting: null, titles: null },
  isSetUp: false,
}

/** A connection to a server of language models, with its opened key. */
export type Connection = {
  id: string
  name: string
  kind: ConnectionKind
  address: string
  /** Null without a key, or if it cannot be opened. */
  key: string | null
  keyIsLost: boolean
  models: ConnectionModel[]
}

/** The settings of the site that are data. They are the same on all servers within moments of a change. */
export type Site = {
  stored: () => StoredSite
  connections: () => Connection[]
  /** Reads the database again, after a change of this server. */
  reload: () => Promise<void>
  close: () => void
}

/** The site of a command that needs none of its settings. */
export const siteOfCommand: Site = {
  stored: () => nothingStored,
  connections: () => [],
  reload: async () => {},
  close: () => {},
}

/**
 * Returns the settings with what an operator chose where the environment leaves it open: both values
 * are read on each access.
 */
export function withStoredSite(env: Env, stored: () => StoredSite): Env {
  const isFree = (name: string) => !env.given.includes(name)
  return Object.defineProperties(
    { ...env },
    {
      billing: {
        enumerable: true,
        get: () => (isFree('BILLING') && stored().plansOn === false ? null : env.billing),
      },
      SIGN_UPS: {
        enumerable: true,
        get(): Env['SIGN_UPS'] {
          const chosen = isFree('SIGN_UPS') ? stored().signUpsOpen : null
          return chosen === null ? env.SIGN_UPS : chosen ? 'open' : 'closed'
        },
      },
      SOURCE_LOOKUPS: {
        enumerable: true,
        get: () => (isFree('SOURCE_LOOKUPS') ? stored().lookUpsOn : null) ?? env.SOURCE_LOOKUPS,
      },
    },
  )
}
