import type { AccountSecurity } from '../../../contract/security.ts'
import { TextField } from '../../ui/input.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { Proof } from './security-queries.ts'

type ProofFieldProps = {
  security: Pick<AccountSecurity, 'hasPassword' | 'twoFactor'>
  value: string
  onChange: (value: string) => void
  error?: string | null
  autoFocus?: boolean
}

/** The password; for an account without one a code; without either nothing, and the sign-in has to be a fresh one. */
export function ProofField({ security, value, onChange, error, autoFocus }: ProofFieldProps) {
  const shared = {
    value,
    error,
    autoFocus,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (security.hasPassword)
    return <PasswordField {...shared} label="Your password" autoComplete="current-password" name="password" />
  if (!security.twoFactor.on) return null
  return (
    <TextField
      {...shared}
      label="Code of your authenticator app, or a recovery code"
      name="code"
      autoComplete="one-time-code"
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}

export function proofOf({ hasPassword }: Pick<AccountSecurity, 'hasPassword'>, value: string): Proof {
  return hasPassword ? { password: value } : value ? { code: value } : {}
}
