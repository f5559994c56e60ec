import { z } from 'zod'
import { leaving } from '../../texts/leaving.ts'
import { messagesOf } from '../../texts/message.ts'
import { passwordInput } from './account-inputs.ts'

const exportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const
type ExportState = (typeof exportStates)[number]

/** Progress of one part of an export; `total` is counted when the export starts. */
export type ExportPart = { noun: string; done: number; total: number }

/** An export as its owner sees it. Dates are ISO; `percent` is a whole number from 0 to 100. */
export type AccountExport = {
  id: string
  state: ExportState
  percent: number
  parts: ExportPart[]
  bytes: number | null
  createdAt: string
  readyAt: string | null
  expiresAt: string | null
}

/** Days for which a finished export can be downloaded. */
export const exportDays = 7
/** Minutes for which a sign-in, or a mailed link, counts as proof for deleting an account without a password. */
export const deleteProofMinutes = { signIn: 10, link: 60 } as const

/** Ways to prove ownership: one of them, and also a code if two-factor authentication is on. */
const deleteWays = ['password', 'fresh-sign-in', 'mail'] as const
type DeleteWay = (typeof deleteWays)[number]
export type DeleteNeeds = { ways: DeleteWay[]; code: boolean }

export const deleteInput = z.object({
  password: passwordInput.optional(),
  code: z.string().min(1).max(40).optional(),
  token: z.string().min(20).max(400).optional(),
})

export const leavingTexts = /* @__PURE__ */ messagesOf('leaving', leaving)
