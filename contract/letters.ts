import { z } from 'zod'

/** Optional letters, named after the preference for each. Mails about an account's security are not among them. */
export const letterKinds = ['weekly_report', 'feature_updates', 'marketing_emails', 'usage_alerts'] as const
export type LetterKind = (typeof letterKinds)[number]

/** Letter kinds that an operator can send. */
export const announcedKinds = ['feature_updates', 'marketing_emails'] as const satisfies LetterKind[]
export type AnnouncedKind = (typeof announcedKinds)[number]

/** Names of the kinds within a sentence: “no more …”. */
export const letterNames: Record<LetterKind, string> = {
  weekly_report: 'weekly reports',
  feature_updates: 'feature updates',
  marketing_emails: 'offers',
  usage_alerts: 'usage alerts',
}

/** The content of a link in a letter; the token is valid for this user and this kind only, and does not expire. */
export const unsubscribeInput = z.object({
  kind: z.enum(letterKinds),
  token: z.string().min(20).max(400),
})
export type UnsubscribeInput = z.infer<typeof unsubscribeInput>

/**
 * Whether the account still gets letters of the link's kind: `off` also if it was deleted, `dead` for an invalid link.
 */
export type WayOut = 'on' | 'off' | 'dead'
