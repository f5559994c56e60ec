import { brand } from '../../../contract/brand.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { letter } from '../accounts/mails/mails.ts'

export type UsageState = 'low' | 'out'

type Usage = {
  state: UsageState
  left: number
  plan: Plan
  /** Whether chat also stops when no words are left (docs/spec/decisions.md 21). */
  chatNeedsWords: boolean
  baseUrl: string
}

export function usageAlertMail(to: string, { state, left, plan, chatNeedsWords, baseUrl }: Usage): Mail {
  const waits = chatNeedsWords ? 'Humanizing and chat pause' : 'Humanizing pauses'
  const words = plan.words.toLocaleString('en-US')
  const span = plan.cycleDays ? `${words} every ${plan.cycleDays} days` : `${words} once`
  const isOut = state === 'out'
  return letter(to, {
    subject: isOut ? `Your ${brand.name} words are used up` : `Your ${brand.name} words are running out`,
    heading: isOut ? 'Your words are used up' : 'Your words are running out',
    paragraphs: [
      isOut ? 'All words of your plan are used.' : 'Four fifths of the words of your plan are used.',
      {
        facts: [
          ['Left', `${left.toLocaleString('en-US')} words`],
          ['Plan', `${plan.name}, ${span}`],
        ],
      },
      `${waits} ${isOut ? 'until there are words again' : 'when they are gone'}. You can still check texts and read everything you have.`,
    ],
    action: { label: `Open ${brand.name}`, link: `${baseUrl}/chat` },
    why: `This mail was sent because usage alerts are on in your ${brand.name} settings.`,
  })
}
