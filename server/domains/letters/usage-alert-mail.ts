import type { Plan } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
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
  const texts = mailTexts.usage
  const { name, words, cycleDays } = plan
  const isOut = state === 'out'
  const pause = isOut
    ? { chat: texts.chatOut, humanizing: texts.humanizingOut }
    : { chat: texts.chatLow, humanizing: texts.humanizingLow }
  return letter(to, {
    subject: isOut ? texts.subjectOut : texts.subjectLow,
    heading: isOut ? texts.headingOut : texts.headingLow,
    paragraphs: [
      isOut ? texts.bodyOut : texts.bodyLow,
      {
        facts: [
          [texts.left, texts.leftWords({ left })],
          [
            texts.plan,
            cycleDays
              ? texts.planEvery({ plan: name, words, days: cycleDays })
              : texts.planOnce({ plan: name, words }),
          ],
        ],
      },
      chatNeedsWords ? pause.chat : pause.humanizing,
    ],
    action: { label: texts.action, link: `${baseUrl}/chat` },
    why: texts.why,
  })
}
