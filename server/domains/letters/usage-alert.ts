import { eq, sql } from 'drizzle-orm'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import { lowBalances } from '../credits/find-low-balances.ts'
import { chatNeedsWords } from '../credits/rules.ts'
import { whoWants } from '../preferences/letter-wishes.ts'
import { claim } from './recipients.ts'
import { lettersSent } from './tables.ts'
import { withWayOut } from './unsubscribe.ts'
import { type UsageState, usageAlertMail } from './usage-alert-mail.ts'

/** Sends a letter when at most this part of the plan's words is left, and another when none is. */
const lowPart = 1 / 5
const peopleMax = 200

type AlertDoors = Pick<Doors, 'db' | 'mailer' | 'env'>

/** Background task: notifies users who run out of words, once for each state of each grant, where words are counted. */
export async function sendUsageAlerts(doors: AlertDoors): Promise<void> {
  if (!doors.env.billing) return
  for (const person of await findRunningOut(doors)) await alert(doors, person)
}

type RunningOut = { userId: string; email: string; tier: Tier; left: number; grant: string; told: string[] }

/** Finds users who run out of words and were not notified yet. */
async function findRunningOut({ db }: AlertDoors): Promise<RunningOut[]> {
  const low = lowBalances(db, lowPart)
  const wanting = whoWants(db, 'usage_alerts')
  const told = sql<string[]>`array(select s.period from ${lettersSent} s
    where s.user_id = ${low.userId} and s.kind = 'usage_alerts')`
  const found = await db
    .select({
      userId: low.userId,
      email: wanting.email,
      tier: low.tier,
      left: low.left,
      grant: low.grant,
      told,
    })
    .from(low)
    .innerJoin(wanting, eq(wanting.userId, low.userId))
    .orderBy(low.updatedAt)
  return found
    .filter(({ left: words, grant: of, told: periods }) => !periods.includes(periodOf(stateOf(words), of)))
    .slice(0, peopleMax)
}

async function alert({ db, mailer, env }: AlertDoors, person: RunningOut): Promise<void> {
  const { userId, email, tier, left, grant } = person
  const state = stateOf(left)
  // A user who used up everything at once gets only the second letter.
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
      chatNeedsWords: chatNeedsWords(tier, {
        isSold: env.billing !== null,
        isOn: env.CHAT_NEEDS_WORDS,
        operatorPays: true,
      }),
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
