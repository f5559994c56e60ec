import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { inputClass } from './input.tsx'

/** A select with the look of a text field. `className` sets its width; a long choice ends in an ellipsis. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className={classNames('relative', className)}>
      <select {...rest} className={`${inputClass} appearance-none truncate pr-9!`} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
