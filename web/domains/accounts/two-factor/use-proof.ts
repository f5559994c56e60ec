import { useState } from 'react'
import { type AccountSecurity, securityTexts } from '../../../../contract/security.ts'
import { ApiError } from '../../../api.ts'
import type { Proof } from '../security-queries.ts'

type Security = Pick<AccountSecurity, 'hasPassword' | 'twoFactor'>

/** What is missing, in words for its field; null when it can be sent. */
function missingText({ hasPassword, twoFactor }: Security, value: string): string | null {
  if (value) return null
  if (hasPassword) return securityTexts.passwordMissing
  return twoFactor.on ? securityTexts.codeMissing : null
}

/** What the server said about the proof itself. */
function refusedText(error: Error | null): string | null {
  const field = error instanceof ApiError ? error.details.field : undefined
  return error && (field === 'password' || field === 'code') ? error.message : null
}

/** The proof of a dialog: what was typed, what is wrong with it, and what else the server had to say. */
export function useProof(security: Security, error: Error | null) {
  const [value, setValue] = useState('')
  const [tried, setTried] = useState(false)
  const missing = missingText(security, value)
  const refused = refusedText(error)
  return {
    field: { security, value, onChange: setValue, error: (tried ? missing : null) ?? refused },
    note: refused ? null : (error?.message ?? null),
    /** Null when something is missing, which the field says from then on. */
    take(): Proof | null {
      setTried(true)
      if (missing) return null
      return security.hasPassword ? { password: value } : value ? { code: value } : {}
    },
  }
}
