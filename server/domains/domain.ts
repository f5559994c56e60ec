import type { Hono } from 'hono'
import type { Doors } from '../platform/context.ts'
import type { ActorEnv } from '../platform/http/actor.ts'
import type { PendingWork } from '../platform/http/pending-work.ts'
import type { Policy } from '../platform/policies/policy-rows.ts'
import type { CallOf } from '../platform/policies/route-policy.ts'
import type { BeforeAccountDeleted } from './accounts/deletion/delete-account.ts'
import type { ExportSource } from './accounts/export/export-source.ts'
import type { Auth } from './accounts/sign-in/auth.ts'
import type { ChatNews } from './chats/chat-news.ts'
import type { TextSource } from './chats/list/found-text.ts'
import type { ReplyRuns } from './chats/reply-runs.ts'
import type { UsageSources } from './credits/read-usage.ts'
import type { WeekSources } from './letters/weekly-report.ts'
import type { ExpireTexts } from './preferences/expire-history.ts'
import type { CountPaidPlans } from './site/write-site.ts'

/** What a domain brings to the server. Each part is read from the list in `all-domains.ts`. */
export type Domain<App> = {
  routes?: (doors: Doors, parts: DomainParts) => App
  /** Adds middleware to calls of other domains too. */
  beforeRoutes?: (app: Hono<ActorEnv>, doors: Doors) => void
  /** One row for each call of `routes`. */
  policies?: Record<CallOf<App>, Policy>
  /** Registers the handlers of its queues. */
  jobs?: (doors: Doors, parts: DomainParts) => void
  /** Background tasks that each server runs once a minute. The names are for the log. */
  chores?: Record<string, (doors: Doors) => unknown>
  /** Its contents in the export of an account. */
  exports?: ExportSource[]
  /** Deletes the expired entries of its history. */
  expireHistory?: ExpireTexts
  /** Its figures of the weekly report. */
  weekFigures?: Partial<WeekSources>
  /** Its figures of the usage chart that the ledger does not have. */
  usageFigures?: Partial<UsageSources>
  /** Texts that the search of chats finds too. */
  searchTexts?: TextSource
  /** Called before an account is deleted; a failure keeps the account. */
  beforeAccountDeleted?: (doors: DeletionDoors, parts: Pick<DomainParts, 'runs'>) => BeforeAccountDeleted
}

/** What a command that deletes an account opens too. */
export type DeletionDoors = Pick<Doors, 'db' | 'env' | 'notifier' | 'payments'>

/** What the app opens once and domains share, and what one domain uses of others without knowing them. */
export type DomainParts = {
  auth: Auth
  runs: ReplyRuns
  news: ChatNews
  work: PendingWork
  /** What `GET /api/config` says about signing in and mail. */
  front: Front
  /** Makes a call of this server, with all its limits. */
  fetchApp: FetchApp
  beforeAccountDeleted: BeforeAccountDeleted[]
  exportSources: ExportSource[]
  historyExpiries: ExpireTexts[]
  weekSources: WeekSources
  usageSources: UsageSources
  searchElsewhere: TextSource
  countPaidPlans: CountPaidPlans
}

/** `env` is that of the caller's request. */
export type FetchApp = (request: Request, env: unknown) => Promise<Response>

/** How pages sign in and read mail on this server. */
export type Front = { local: boolean; mailbox: boolean; googleOn: boolean }

/** Does not compile if a call of the routes has no row in the policies. */
export function defineDomain<App = never>(domain: Domain<App>): Domain<App> {
  return domain
}
