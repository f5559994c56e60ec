import { useState } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { ApiError } from '../../../api.ts'
import { securityTexts } from '../../../locales/en/shared/security.ts'
import type { Proof } from '../security-queries.ts'

type Security = Pick<AccountSecurity, 'hasPassword' | 'twoFactor'>

/** Returns what is missing, as a text for the field, or null when the proof can be sent. */
function missingText({ hasPassword, twoFactor }: Security, value: string): string | null {
  if (value) return null
  if (hasPassword) return securityTexts.passwordMissing
  return twoFactor.on ? securityTexts.codeMissing : null
}

/** Returns the server's error about the proof itself. */
function refusedText(error: Error | null): string | null {
  const field = error instanceof ApiError ? error.details.field : undefined
  return error && (field === 'password' || field === 'code') ? error.message : null
}

/** The state of a proof field: its value, its error and other errors of the server. */
export function useProof(security: Security, error: Error | null) {
  const [value, setValue] = useState('')
  const [tried, setTried] = useState(false)
  const missing = missingText(security, value)
  const refused = refusedText(error)
  return {
    field: { security, value, onChange: setValue, error: (tried ? missing : null) ?? refused },
    note: refused ? null : (error?.message ?? null),
    /** Returns null when something is missing, and shows that at the field from then on. */
    take(): Proof | null {
      setTried(true)
      if (missing) return null
      return security.hasPassword ? { password: value } : value ? { code: value } : {}
    },
  }
}
