import { TextField } from '../../ui/input.tsx'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error?: string
  /** 'username' where a password manager shall fill in or keep the account. */
  autoComplete: 'username' | 'email'
  autoFocus?: boolean
}

export function EmailField({ value, onChange, error, autoComplete, autoFocus }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      placeholder="you@example.com"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
