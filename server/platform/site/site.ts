import { type Banner, isShown } from '../../../contract/site/banner.ts'
import type { ConnectionKind, ConnectionModel, ModelDefaults } from '../../../contract/site/connections.ts'
import type { LegalNames } from '../../../contract/site/legal.ts'
import type { SignUps } from '../../../contract/site/sign-ups.ts'
import type { Env } from '../env.ts'

/** What an operator chose on the set-up page; null where nothing was chosen. */
export type StoredSite = {
  name: string | null
  supportEmail: string | null
  plansOn: boolean | null
  signUps: SignUps | null
  /** Only addresses of these domains may sign up without an invitation; empty for all. */
  signUpDomains: string[] | null
  publicPages: boolean | null
  banner: Banner | null
  lookUpsOn: boolean | null
  legal: LegalNames | null
  defaults: ModelDefaults
  isSetUp: boolean
}

export const nothingStored: StoredSite = {
  name: null,
  supportEmail: null,
  plansOn: null,
  signUps: null,
  signUpDomains: null,
  publicPages: null,
  banner: null,
  lookUpsOn: null,
  legal: null,
  defaults: { chat: null, rewriting: null, titles: null },
  isSetUp: false,
}

/** The banner of the site, while it is shown. */
export function shownBanner({ banner }: StoredSite, now: Date): Banner | null {
  return banner && isShown(banner, now) ? banner : null
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
 * Returns the settings with what an operator chose where the environment leaves it open: the values
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
        get: (): Env['SIGN_UPS'] => (isFree('SIGN_UPS') ? stored().signUps : null) ?? env.SIGN_UPS,
      },
      PUBLIC_PAGES: {
        enumerable: true,
        get: () => (isFree('PUBLIC_PAGES') ? stored().publicPages : null) ?? env.PUBLIC_PAGES,
      },
      SIGN_UP_DOMAINS: {
        enumerable: true,
        get: (): Env['SIGN_UP_DOMAINS'] =>
          (isFree('SIGN_UP_DOMAINS') ? stored().signUpDomains : null) ?? env.SIGN_UP_DOMAINS,
      },
      SOURCE_LOOKUPS: {
        enumerable: true,
        get: () => (isFree('SOURCE_LOOKUPS') ? stored().lookUpsOn : null) ?? env.SOURCE_LOOKUPS,
      },
    },
  )
}
