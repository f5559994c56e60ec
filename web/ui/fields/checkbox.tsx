import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  error?: string | null
  name?: string
}

/** A native input under a drawn box, so that forms and screen readers recognise it. */
export function Checkbox({ checked, onChange, label, error, name }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2.5 max-md:min-h-11 max-md:items-center">
        <span className="relative mt-0.5 flex size-4.5 shrink-0 max-md:mt-0">
          <input
            id={id}
            name={name}
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-full appearance-none rounded-small border border-line-control bg-surface-raised transition-colors checked:border-accent checked:bg-accent aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3 text-accent-ink opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-13 text-ink-muted">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
