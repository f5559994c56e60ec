import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'soft' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line bg-surface-raised text-ink hover:bg-surface-hover',
  ghost: 'text-ink-muted hover:bg-surface-hover hover:text-ink',
  soft: 'bg-accent-soft text-accent hover:bg-accent hover:text-accent-ink',
  danger: 'bg-danger text-accent-ink hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-13 max-md:h-11',
  md: 'h-9 px-3.5 text-14 max-md:h-11',
  lg: 'h-12 px-5.5 text-16',
}

/** Returns the classes of a button, also for links and for pages that load no React. */
export function buttonClass(look: {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}): string {
  return classNames(base, variants[look.variant ?? 'secondary'], sizes[look.size ?? 'md'], look.className)
}
