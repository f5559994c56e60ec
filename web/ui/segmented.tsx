import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type SegmentedProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Array<{ value: string; label: string; icon?: ReactNode }>
  /** <SegmentedPanel value> elements; without them it is a plain choice of one. */
  children?: ReactNode
  className?: string
}

/** Tabs drawn as one bar of two to four parts. */
export function Segmented({ label, value, onChange, options, children, className }: SegmentedProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List
        aria-label={label}
        className="inline-flex gap-1 rounded-control bg-surface-sunken p-1 max-md:flex"
      >
        {options.map((option) => (
          <Radix.Trigger
            key={option.value}
            value={option.value}
            className="flex h-7 flex-1 items-center justify-center gap-2 rounded-[5px] px-3 text-13 font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-soft max-md:h-10 [&_svg]:size-4"
          >
            {option.icon}
            {option.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export const SegmentedPanel = Radix.Content
