import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type Tone, toneSoftClass } from './tone.ts'

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6.5 items-center gap-1.5 rounded-full px-2.5 text-12 font-medium whitespace-nowrap [&_svg]:size-4',
        toneSoftClass[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
