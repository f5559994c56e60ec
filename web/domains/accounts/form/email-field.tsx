import { useEffect, useRef } from 'react'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { TextField } from '../../../ui/fields/input.tsx'
import type { Trouble } from '../account-trouble.ts'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error?: string
  /** The server's error, shown here with the focus when it is about the address. */
  trouble?: Trouble | null
  /** 'username' where a password manager should fill in or save the account. */
  autoComplete: 'username' | 'email'
  autoFocus?: boolean
}

export function EmailField(props: EmailFieldProps) {
  const { value, onChange, error, trouble, autoComplete, autoFocus } = props
  const frame = useRef<HTMLDivElement>(null)
  const refused = trouble?.isAboutEmail ? trouble : null
  useEffect(() => {
    if (refused) frame.current?.querySelector('input')?.select()
  }, [refused])
  return (
    <div ref={frame}>
      <TextField
        label={formTexts.email}
        type="email"
        name="email"
        autoComplete={autoComplete}
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={autoFocus}
        placeholder={formTexts.youExampleCom}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error ?? refused?.text}
      />
    </div>
  )
}
