import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'

export const inputClass =
  'w-full rounded-control border bg-surface-raised px-3 text-14 text-ink transition-colors disabled:opacity-60 h-10 max-md:h-11 border-line-control hover:border-ink-muted focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent/35 aria-invalid:border-danger'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: ReactNode
  error?: string | null
  /** Rendered inside the field, at its end. */
  end?: ReactNode
  /** Rendered at the end of the label's line; it follows the field in the tab order. */
  aside?: ReactNode
}

/** A text field with a label; its error appears right below it and is announced. */
export function TextField({ label, hint, error, end, aside, className, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames('relative flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(inputClass, end != null && 'pr-11')}
        />
        {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
      </div>
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
      {hint && (
        <div id={`${id}-hint`} className="text-13 text-ink-muted">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
