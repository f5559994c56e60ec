import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** Explains what appears in an empty list and how to add the first item. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-2 px-6 py-10 text-center', className)}>
      {icon && <div className="mb-1 text-ink-faint [&_svg]:size-6">{icon}</div>}
      <p className="text-16 font-medium text-balance">{title}</p>
      {text && <p className="max-w-sm text-pretty text-ink-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
