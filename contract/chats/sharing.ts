import { z } from 'zod'
import type { Sender } from './chats.ts'

/** How long a link can be opened, in days; null until it is revoked. */
export const shareDays = { '1d': 1, '7d': 7, '30d': 30, never: null } as const
export type ShareLifetime = keyof typeof shareDays

/** Body of POST /api/chats/{chatId}/shares. */
export const shareInput = z.strictObject({
  lifetime: z.enum(['1d', '7d', '30d', 'never']).default('7d'),
  /** Readers are told whose chat it is. */
  showName: z.boolean().default(false),
})
export type ShareInput = z.infer<typeof shareInput>

export const sharesMax = 200

/** A link of one's own. Its address is not here: it was shown when the link was made, and only its hash is kept. */
export type Share = {
  id: string
  chatId: string
  title: string
  showsName: boolean
  messages: number
  createdAt: string
  expiresAt: string | null
}

/** Answer of GET /api/shares; the name is what readers see where the owner wishes it. */
export type MyShares = { shares: Share[]; ownerName: string | null }

/** Answer of POST /api/chats/{chatId}/shares, and the only one that has the address. */
export type NewShare = { share: Share; address: string }

export type SharedMessage = { sender: Sender; text: string; humanized: boolean }

export const sharedPageQuery = z.object({ after: z.coerce.number().int().min(1).max(1_000_000).optional() })

/** Answer of GET /api/shared/{token}: a page of what anybody with the address can read. */
export type SharedChat = {
  title: string
  ownerName: string | null
  sharedAt: string
  expiresAt: string | null
  messages: SharedMessage[]
  /** Where the next page begins, for `after`; null on the last one. */
  next: number | null
}

/** The same for an address that never was, has expired or was revoked. */
export const sharedGoneText = 'This shared chat is not available. The link may have expired, or was revoked.'
