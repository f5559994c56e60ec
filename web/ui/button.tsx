import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }

/** With `busy`, the button keeps its width, shows a spinner in place of the icon and ignores clicks. */
export function Button({ variant, size, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      data-variant={variant}
      className={buttonClass({ variant, size, className })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} data-variant={variant} className={buttonClass({ variant, size, className })}>
      {icon}
      {children}
    </Link>
  )
}
