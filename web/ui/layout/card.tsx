import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'

/** A raised surface with a thin border. The content sets its own padding. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={classNames('rounded-card border border-line bg-surface-raised', className)} />
  )
}
