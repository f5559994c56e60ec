import { plans } from '../../../contract/plans.ts'
import type { Env } from '../../platform/env.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readLetter } from './read-letter.ts'
import { withWayOut } from './unsubscribe.ts'
import { usageAlertMail } from './usage-alert-mail.ts'
import { weeklyReportMail } from './weekly-report-mail.ts'

const announced = `# Folders for your chats

You can now sort chats into **folders**: drag one there, or use its menu.

## What else is new

- Pins keep a chat at the top of the list.
- The search reads everything that was said.

Tell us what is missing: [write to us](mailto:support@longhand.example).
`

/** Returns every letter of this domain with sample data, for viewing. */
export function letterSamples(env: Pick<Env, 'SECRET' | 'BASE_URL'>): { name: string; mail: Mail }[] {
  const person = { userId: 'nobody', email: 'ana.moreau@example.org' }
  const baseUrl = env.BASE_URL
  const counts = { chats: 4, texts: 3, words: 1_240, checks: 7 }
  const usage = { plan: plans.free, chatNeedsWords: true, baseUrl }
  return [
    {
      name: 'weekly-report',
      mail: withWayOut(
        weeklyReportMail(person.email, { counts, monday: '2026-11-16', baseUrl }),
        env,
        'weekly_report',
        person,
      ),
    },
    ...(['low', 'out'] as const).map((state) => ({
      name: `usage-${state}`,
      mail: withWayOut(
        usageAlertMail(person.email, { ...usage, state, left: state === 'low' ? 380 : 0 }),
        env,
        'usage_alerts',
        person,
      ),
    })),
    {
      name: 'feature-update',
      mail: withWayOut(
        { to: person.email, ...readLetter(announced, 'feature_updates') },
        env,
        'feature_updates',
        person,
      ),
    },
  ]
}
