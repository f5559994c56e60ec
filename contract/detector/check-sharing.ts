import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { sharing } from '../../texts/sharing.ts'
import { shareInput } from '../chats/sharing.ts'
import { detectInput } from '../detector.ts'

/** Body of POST /api/check-shares. With `scanId` of a kept check of this text, that result is shared. */
export const checkShareInput = z.strictObject({
  ...shareInput.shape,
  input_text: detectInput.shape.input_text,
  scanId: z.uuid().optional(),
})
export type CheckShareInput = z.infer<typeof checkShareInput>

/** A link to a check. It lacks the address, which was shown once, because only its hash is stored. */
export type CheckShare = {
  id: string
  title: string
  showsName: boolean
  createdAt: string
  expiresAt: string | null
}

/** Response of GET /api/check-shares; `ownerName` is what readers see if the owner chooses to show it. */
export type MyCheckShares = { shares: CheckShare[]; ownerName: string | null }

/** Response of POST /api/check-shares, and the only one with the address. */
export type NewCheckShare = { share: CheckShare; address: string }

/** The same text for an unknown, expired or revoked address. */
export const sharedCheckGoneText = /* @__PURE__ */ messagesOf('sharing', sharing).checkGone
