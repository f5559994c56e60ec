import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Read by screen readers and shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'outline' | 'primary' | 'active'
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
  /** Shown in the tooltip, for example 'Ctrl+K'. */
  shortcut?: string
}

const variants = {
  ghost: 'text-ink-muted hover:bg-surface-hover hover:text-ink',
  outline: 'border border-line bg-surface-raised text-ink-muted hover:bg-surface-hover hover:text-ink',
  primary: 'rounded-full bg-accent text-accent-ink hover:bg-accent-hover',
  active: 'bg-accent-soft text-accent',
}

/** A square button with an icon only: 36 px, 44 px on phones. */
export function IconButton({
  label,
  icon,
  variant,
  tooltipSide,
  shortcut,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-control transition-colors max-md:size-11 disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-4.5',
          variants[variant ?? 'ghost'],
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
