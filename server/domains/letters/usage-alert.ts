import { and, eq, gt, sql } from 'drizzle-orm'
import { plans, type Tier, tiers } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import { users } from '../accounts/tables.ts'
import { chatNeedsWords } from '../credits/rules.ts'
import { creditEntries, creditRuns, userCredits } from '../credits/tables.ts'
import { userPreferences } from '../preferences/tables.ts'
import { claim, wants } from './recipients.ts'
import { withWayOut } from './unsubscribe.ts'
import { type UsageState, usageAlertMail } from './usage-alert-mail.ts'

/** A letter goes when no more than this part of the plan's words is left, and one more when none is. */
const lowPart = 1 / 5
const peopleMax = 200

type AlertDoors = Pick<Doors, 'db' | 'mailer' | 'env'>

/** A chore: tells those whose words run out, once for each state of each grant of words. */
export async function sendUsageAlerts(doors: AlertDoors): Promise<void> {
  for (const person of await findRunningOut(doors)) await alert(doors, person)
}

type RunningOut = { userId: string; email: string; tier: Tier; left: number; grant: string; told: string[] }

/** Those who spent words within a day and are not told yet. Words set aside for runs that go on may come back: they count as left. */
async function findRunningOut({ db }: AlertDoors): Promise<RunningOut[]> {
  const open = sql`coalesce((select sum(r.reserved_words) from ${creditRuns} r
    where r.user_id = ${userCredits.userId} and r.state = 'reserved'), 0)`
  const left = sql<number>`(${userCredits.remainingWords} + ${open})::int`
  const grant = sql<string>`(select to_char(max(e.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS') from ${creditEntries} e
    where e.user_id = ${userCredits.userId} and e.kind = 'grant')`
  const told = sql<string[]>`array(select s.period from letters_sent s
    where s.user_id = ${userCredits.userId} and s.kind = 'usage_alerts')`
  const low = sql.join(
    tiers.map((tier) => sql`when ${tier} then ${Math.floor(plans[tier].words * lowPart)}::int`),
    sql` `,
  )
  const found = await db
    .select({ userId: users.id, email: users.email, tier: userCredits.tier, left, grant, told })
    .from(userCredits)
    .innerJoin(users, eq(users.id, userCredits.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        gt(userCredits.updatedAt, sql`now() - interval '1 day'`),
        sql`${left} <= case ${userCredits.tier} ${low} end`,
        wants('usage_alerts'),
      ),
    )
    .orderBy(userCredits.updatedAt)
  return found
    .filter(({ left: words, grant: of, told: periods }) => !periods.includes(periodOf(stateOf(words), of)))
    .slice(0, peopleMax)
}

async function alert({ db, mailer, env }: AlertDoors, person: RunningOut): Promise<void> {
  const { userId, email, tier, left, grant } = person
  const state = stateOf(left)
  // Whoever used up all at once is told that, and not afterwards that little is left.
  const states: UsageState[] = state === 'out' ? ['out', 'low'] : ['low']
  await db.transaction(async (tx) => {
    const [first, ...rest] = states.map((of) => ({
      userId,
      kind: 'usage_alerts' as const,
      period: periodOf(of, grant),
    }))
    if (!(await claim(tx, [first!])).has(userId)) return
    if (rest.length > 0) await claim(tx, rest)
    const mail = usageAlertMail(email, {
      state,
      left,
      plan: plans[tier],
      chatNeedsWords: chatNeedsWords(tier, { isOn: env.CHAT_NEEDS_WORDS, operatorPays: true }),
      baseUrl: env.BASE_URL,
    })
    await mailer.send(withWayOut(mail, env, 'usage_alerts', person), tx)
  })
}

function stateOf(left: number): UsageState {
  return left <= 0 ? 'out' : 'low'
}

function periodOf(state: UsageState, grant: string): string {
  return `${state} ${grant}`
}
