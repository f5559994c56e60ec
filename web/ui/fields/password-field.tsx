import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { classNames } from '../class-names.ts'
import { TextField } from './input.tsx'
import { passwordStrength } from './password-strength.ts'

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error?: string | null
  /** The minimum length that is accepted. When set, the strength meter is shown. */
  meterLengthMin?: number
  /** Rendered at the end of the label's line. */
  aside?: ReactNode
}

const fills = ['bg-line', 'bg-danger-fill', 'bg-caution-fill', 'bg-positive-fill', 'bg-positive-fill']

function StrengthMeter({ password, lengthMin }: { password: string; lengthMin: number }) {
  const { score, label } = passwordStrength(password, lengthMin)
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="grid h-1 w-28 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('rounded-full transition-colors', step <= score ? fills[score] : 'bg-line')}
          />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  )
}

export function PasswordField({ meterLengthMin, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={
        meterLengthMin !== undefined && (
          <StrengthMeter password={String(rest.value ?? '')} lengthMin={meterLengthMin} />
        )
      }
      end={
        <button
          type="button"
          aria-label={shown ? controlTexts.hidePassword : controlTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="flex size-10 items-center justify-center rounded-control text-ink-muted hover:text-ink max-md:size-11"
        >
          {shown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
        </button>
      }
    />
  )
}
