import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'

/** A raised sheet with one hairline. Padding is the content's own business. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={classNames('rounded-card border border-line bg-surface-raised', className)} />
  )
}
