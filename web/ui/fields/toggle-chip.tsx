import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type ToggleChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> & {
  pressed: boolean
  onChange: (pressed: boolean) => void
  icon?: ReactNode
  /** On phones only the icon is visible; screen readers still read the text. */
  iconOnPhone?: boolean
}

/** A pill that toggles a setting, such as Humanize in the composer. */
export function ToggleChip({
  pressed,
  onChange,
  icon,
  iconOnPhone,
  children,
  className,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      onClick={() => onChange(!pressed)}
      className={classNames(
        'inline-flex h-8 shrink-0 items-center gap-2 rounded-full border px-3 text-13 font-medium whitespace-nowrap transition-colors max-md:h-11 disabled:opacity-50 [&_svg]:size-4',
        pressed
          ? 'border-transparent bg-accent-soft text-accent'
          : 'border-line text-ink-muted hover:bg-surface-hover hover:text-ink',
        className,
      )}
    >
      {icon}
      <span className={classNames('contents', iconOnPhone && 'max-md:sr-only')}>{children}</span>
    </button>
  )
}
