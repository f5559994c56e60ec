import { z } from 'zod'
import { accountTexts } from '../accounts.ts'

const email = z.string().trim().min(1, accountTexts.emailMissing.key).max(320, accountTexts.emailInvalid.key)
/** More than a password of 128 characters can need; the actual rule is passwordPolicy. */
export const passwordInput = z.string().min(1).max(4_000)
const next = z.string().max(2_000).optional()

export const signInInput = z.object({ email, password: passwordInput, rememberMe: z.boolean().optional() })
export const signUpInput = z.object({
  email,
  password: passwordInput,
  name: z.string().trim().max(200).optional(),
  next,
  /** The token of an invitation. */
  invitation: z.string().max(100).optional(),
})
export const resendInput = z.object({ email, next })
export const resetRequestInput = z.object({ email })
export const linkQuery = z.object({ token: z.string().max(500).default('') })
export const linkInput = z.object({ token: z.string().max(500) })
export const resetInput = z.object({ token: z.string().max(500), newPassword: passwordInput })
export const passwordChangeInput = z.object({ currentPassword: passwordInput, newPassword: passwordInput })
export const oauthUserInput = z.object({ userId: z.string().max(200).optional() })
