import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { sharing } from '../../texts/sharing.ts'
import type { Sender } from './chats.ts'

/** How many days a link works; null until it is revoked. */
const shareDays = { '1d': 1, '7d': 7, '30d': 30, never: null } as const
export type ShareLifetime = keyof typeof shareDays

const dayMs = 86_400_000

/** Returns when a link that is made now ends; null for one that works until it is revoked. */
export function endOfShare(lifetime: ShareLifetime, now: Date): Date | null {
  const days = shareDays[lifetime]
  return days === null ? null : new Date(now.getTime() + days * dayMs)
}

/** Body of POST /api/chats/{chatId}/shares. */
export const shareInput = z.strictObject({
  lifetime: z.enum(['1d', '7d', '30d', 'never']).default('7d'),
  /** Shows the owner's name to readers. */
  showName: z.boolean().default(false),
})
export type ShareInput = z.infer<typeof shareInput>

export const sharesMax = 200

/** A link of the user. It lacks the address, which was shown once, because only its hash is stored. */
export type Share = {
  id: string
  chatId: string
  title: string
  showsName: boolean
  messages: number
  createdAt: string
  expiresAt: string | null
}

/** Response of GET /api/shares; `ownerName` is what readers see if the owner chooses to show it. */
export type MyShares = { shares: Share[]; ownerName: string | null }

/** Response of POST /api/chats/{chatId}/shares, and the only one with the address. */
export type NewShare = { share: Share; address: string }

export type SharedMessage = { sender: Sender; text: string; humanized: boolean }

export const sharedPageQuery = z.object({ after: z.coerce.number().int().min(1).max(1_000_000).optional() })

/** Response of GET /api/shared/{token}: a page of what anyone with the address can read. */
export type SharedChat = {
  title: string
  ownerName: string | null
  sharedAt: string
  expiresAt: string | null
  messages: SharedMessage[]
  /** The start of the next page, for `after`; null on the last one. */
  next: number | null
}

/** The same text for an unknown, expired or revoked address. */
export const sharedGoneText = /* @__PURE__ */ messagesOf('sharing', sharing).chatGone
