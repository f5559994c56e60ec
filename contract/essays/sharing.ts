import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { sharing } from '../../texts/sharing.ts'
import { shareInput } from '../chats/sharing.ts'
import { limits } from '../limits.ts'
import type { SharedComment } from './comments.ts'
import type { DocumentNode, EssaySettings } from './essays.ts'

/** What readers may do: read the essay, or comment on it too. */
export const essayShareAccesses = ['read', 'comment'] as const
export type EssayShareAccess = (typeof essayShareAccesses)[number]

const access = z.enum(essayShareAccesses)
/** Whom the link is for, in the owner's words; readers do not see it. */
const name = z.string().trim().max(limits.shareNameCharactersMax)

/** Body of POST /api/essays/{chatId}/shares. */
export const essayShareInput = z.strictObject({
  ...shareInput.shape,
  access: access.default('read'),
  name: name.default(''),
})
export type EssayShareInput = z.infer<typeof essayShareInput>

/** Body of PATCH /api/essay-shares/{essayShareId}. Its address goes on working. */
export const essaySharePatch = z.strictObject({ access: access.optional(), name: name.optional() })
export type EssaySharePatch = z.infer<typeof essaySharePatch>

/** A link to an essay. It lacks the address, which was shown once, because only its hash is stored. */
export type EssayShare = {
  id: string
  chatId: string
  /** The title of the essay. */
  title: string
  name: string
  access: EssayShareAccess
  showsName: boolean
  createdAt: string
  expiresAt: string | null
}

/** Response of GET /api/essay-shares; `ownerName` is what readers see if the owner chooses to show it. */
export type MyEssayShares = { shares: EssayShare[]; ownerName: string | null }

/** Response of POST /api/essays/{chatId}/shares, and the only one with the address. */
export type NewEssayShare = { share: EssayShare; address: string }

/** Response of GET /api/shared-essays/{token}: the essay as it is now, for anyone with the address. */
export type SharedEssay = {
  title: string
  ownerName: string | null
  sharedAt: string
  expiresAt: string | null
  access: EssayShareAccess
  settings: Pick<EssaySettings, 'fontFamily' | 'fontSizePx' | 'citationStyle'>
  document: DocumentNode
  /** Oldest first; none where the link is for reading only. */
  comments: SharedComment[]
}

/** The same text for an unknown, expired or revoked address. */
export const sharedEssayGoneText = /* @__PURE__ */ messagesOf('sharing', sharing).essayGone
