import { useEffect, useRef } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'
import { TextField } from '../../../ui/fields/input.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'

type ProofFieldProps = {
  security: Pick<AccountSecurity, 'hasPassword' | 'twoFactor'>
  value: string
  onChange: (value: string) => void
  error: string | null
  autoFocus?: boolean
}

/** Asks for the password, or for a code when the account has none. Without either, the sign-in has to be recent. */
export function ProofField({ security, value, onChange, error, autoFocus }: ProofFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) frame.current?.querySelector('input')?.select()
  }, [error])
  if (!security.hasPassword && !security.twoFactor.on) return null
  const shared = {
    value,
    error,
    autoFocus,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div ref={frame}>
      {security.hasPassword ? (
        <PasswordField
          {...shared}
          label={twoFactorTexts.yourPassword}
          autoComplete="current-password"
          name="password"
        />
      ) : (
        <TextField
          {...shared}
          label={twoFactorTexts.codeFromYour}
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </div>
  )
}
