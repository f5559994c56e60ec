import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type Tone, toneSoftClass } from './tone.ts'

/** A one-line notice that screen readers announce politely. */
export function Note({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      role="status"
      className={classNames(
        'flex animate-fade-in items-start gap-2.5 rounded-control px-3 py-2.5 text-13 [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0',
        toneSoftClass[tone],
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
