import { accounts } from './domains/accounts/domain.ts'
import { apiKeys } from './domains/api-keys/domain.ts'
import { billing } from './domains/billing/domain.ts'
import { chats } from './domains/chats/domain.ts'
import { config } from './domains/config/domain.ts'
import { credits } from './domains/credits/domain.ts'
import { detector } from './domains/detector/domain.ts'
import { essays } from './domains/essays/domain.ts'
import { humanizer } from './domains/humanizer/domain.ts'
import { letters } from './domains/letters/domain.ts'
import { localModels } from './domains/local-models/domain.ts'
import { operating } from './domains/operating/domain.ts'
import { originality } from './domains/originality/domain.ts'
import { preferences } from './domains/preferences/domain.ts'
import { publicApi } from './domains/public-api/domain.ts'
import { site } from './domains/site/domain.ts'
import { study } from './domains/study/domain.ts'
import type { Policy } from './platform/policies/policy-rows.ts'

/**
 * Every domain of the server, in the order of an account's export. A new one is mounted, swept, exported and checked by
 * its line here.
 */
export const allDomains = [
  config,
  accounts,
  site,
  operating,
  localModels,
  preferences,
  billing,
  credits,
  chats,
  essays,
  study,
  detector,
  humanizer,
  originality,
  letters,
  apiKeys,
  publicApi,
] as const

type AppOf<D> = D extends { routes?: (...given: never[]) => infer App } ? App : never

/** The apps of all domains, for the client of the pages. */
export type AppType = AppOf<(typeof allDomains)[number]>

/** The policies of all calls, by method and path. */
export const routePolicies: Record<string, Policy> = Object.assign(
  {},
  ...allDomains.map(({ policies }) => policies),
)
