import { z } from 'zod'

/** Letters that go to those who want them, by the preference that says so. What is about an account's safety is not among them. */
export const letterKinds = ['weekly_report', 'feature_updates', 'marketing_emails', 'usage_alerts'] as const
export type LetterKind = (typeof letterKinds)[number]

/** Those that an operator writes. */
export const announcedKinds = ['feature_updates', 'marketing_emails'] as const satisfies LetterKind[]
export type AnnouncedKind = (typeof announcedKinds)[number]

/** As they are called within a sentence: “no more …”. */
export const letterNames: Record<LetterKind, string> = {
  weekly_report: 'weekly reports',
  feature_updates: 'feature updates',
  marketing_emails: 'offers',
  usage_alerts: 'usage alerts',
}

/** What a link in a letter carries; the token is good for this user and this kind alone, and for ever. */
export const unsubscribeInput = z.object({
  kind: z.enum(letterKinds),
  token: z.string().min(20).max(400),
})
export type UnsubscribeInput = z.infer<typeof unsubscribeInput>

/** Whether the account still gets letters of the link's kind; `off` too where it is gone, `dead` for no link of ours. */
export type WayOut = 'on' | 'off' | 'dead'
