import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { security } from '../../texts/security.ts'
import { passwordInput } from './account-inputs.ts'

/** The kinds of events in an account's security log. */
export const securityEventKinds = [
  'sign_in',
  'second_step_failed',
  'codes_guessed',
  'password_changed',
  'password_reset',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'devices_forgotten',
  'email_change_asked',
  'email_changed',
  'email_change_cancelled',
  'session_ended',
  'sessions_ended',
  'export_made',
  'api_key_made',
  'api_key_revoked',
  'google_linked',
  'passkey_added',
  'passkey_removed',
  'operator_signed_out',
  'operator_reset_two_factor',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** `createdAt` is an ISO date; `address` lacks its last part. */
export type SecurityEvent = {
  id: string
  kind: SecurityEventKind
  address: string | null
  device: string | null
  detail: string | null
  createdAt: string
}

export const recoveryCodesCount = 10
export const trustedDeviceDays = 30

const code = z.string().min(1).max(40)

/** Proves that the request comes from the account's owner. */
export const proofInput = z.object({ password: passwordInput.optional(), code: code.optional() })
export const codeInput = z.object({ code })
export const tokenInput = z.object({ token: z.string().min(20).max(100) })
/** The server normalises the address and refuses an invalid one. */
export const changeEmailInput = proofInput.extend({ newEmail: z.string().min(1).max(320) })

/** The account's protection as the settings page shows it. Dates are ISO. */
export type AccountSecurity = {
  hasPassword: boolean
  twoFactor: { on: boolean; since: string | null; recoveryCodesLeft: number; trustedDevices: number }
  emailChange: {
    newEmail: string
    oldConfirmed: boolean
    newConfirmed: boolean
    expiresAt: string
  } | null
}

export const securityTexts = /* @__PURE__ */ messagesOf('security', security)
