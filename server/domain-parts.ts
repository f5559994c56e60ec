import { allDomains } from './all-domains.ts'
import type { BeforeAccountDeleted } from './domains/accounts/deletion/delete-account.ts'
import { countPaidPlans } from './domains/billing/find-subscription.ts'
import { createChatNews } from './domains/chats/chat-news.ts'
import type { TextSource } from './domains/chats/list/found-text.ts'
import type { UsageSources } from './domains/credits/read-usage.ts'
import type { DeletionDoors, Domain, DomainParts } from './domains/domain.ts'
import type { WeekSources } from './domains/letters/weekly-report.ts'
import type { Doors } from './platform/context.ts'

type Part = keyof Domain<unknown>

/** Returns what the domains bring of one part, in the order of their list. */
function partsOf<K extends Part>(part: K): NonNullable<Domain<never>[K]>[] {
  const domains: readonly Domain<never>[] = allDomains as never
  return domains.flatMap((domain) => {
    const brought = domain[part]
    return brought ? [brought as NonNullable<Domain<never>[K]>] : []
  })
}

/** The contents of an account's export, in the order of the progress display. */
export const exportSources = partsOf('exports').flat()

/** Deletes the expired entries of each history. */
export const historyExpiries = partsOf('expireHistory')

/** The figures of the weekly report. */
export const weekSources = complete<WeekSources>(partsOf('weekFigures'), ['chats', 'humanized', 'checks'])

const usageSources = complete<UsageSources>(partsOf('usageFigures'), [
  'messages',
  'checks',
  'rewrites',
  'rewrittenWords',
])

/** The background tasks of all domains. */
export const chores = Object.assign({}, ...partsOf('chores')) as NonNullable<Domain<never>['chores']>

const searchElsewhere: TextSource = async (...asked) => {
  const found = await Promise.all(partsOf('searchTexts').map((find) => find(...asked)))
  return found.flat()
}

type Opened = Pick<DomainParts, 'auth' | 'runs' | 'work' | 'front' | 'fetchApp'> & {
  beforeAccountDeleted: BeforeAccountDeleted[]
}

/** What the domains do before an account is deleted. A domain lets go of it before those that it uses. */
export function collectBeforeDeleted(
  doors: DeletionDoors,
  parts: Pick<DomainParts, 'runs'>,
): BeforeAccountDeleted[] {
  return partsOf('beforeAccountDeleted')
    .map((make) => make(doors, parts))
    .reverse()
}

/** Collects what the domains share. */
export function collectParts(doors: Doors, opened: Opened): DomainParts {
  const beforeAccountDeleted: BeforeAccountDeleted[] = []
  const parts: DomainParts = {
    ...opened,
    news: createChatNews(doors),
    beforeAccountDeleted,
    exportSources,
    historyExpiries,
    weekSources,
    usageSources,
    searchElsewhere,
    countPaidPlans,
  }
  beforeAccountDeleted.push(...collectBeforeDeleted(doors, parts), ...opened.beforeAccountDeleted)
  for (const handle of partsOf('jobs')) handle(doors, parts)
  return parts
}

/** Joins the figures of the domains; one that no domain brings ends the start. */
function complete<T extends object>(brought: Partial<T>[], keys: (keyof T & string)[]): T {
  const all = Object.assign({}, ...brought) as Partial<T>
  const missing = keys.filter((key) => !all[key])
  if (missing.length > 0) throw new Error(`No domain brings the figures ${missing.join(', ')}.`)
  return all as T
}
