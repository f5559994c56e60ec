import { RadioGroup, Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

type SegmentedProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Array<{ value: string; label: string; icon?: ReactNode }>
  /** <SegmentedPanel value> elements. Without them the component is a plain choice. */
  children?: ReactNode
  className?: string
}

const barClass = 'inline-flex gap-1 rounded-control bg-surface-sunken p-1 max-md:flex'
const partClass =
  'flex h-7 flex-1 items-center justify-center gap-2 rounded-[5px] px-3 text-13 font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-soft data-[state=checked]:bg-surface-raised data-[state=checked]:text-ink data-[state=checked]:shadow-soft max-md:h-11 [&_svg]:size-4'

/** A bar of two to four options: tabs when it has panels, otherwise a radio group. */
export function Segmented({ label, value, onChange, options, children, className }: SegmentedProps) {
  if (!children)
    return (
      <RadioGroup.Root
        aria-label={label}
        orientation="horizontal"
        value={value}
        onValueChange={onChange}
        className={className}
      >
        <div className={barClass}>
          {options.map((option) => (
            <RadioGroup.Item key={option.value} value={option.value} className={partClass}>
              {option.icon}
              {option.label}
            </RadioGroup.Item>
          ))}
        </div>
      </RadioGroup.Root>
    )
  return (
    <Tabs.Root value={value} onValueChange={onChange} className={className}>
      <Tabs.List aria-label={label} className={barClass}>
        {options.map((option) => (
          <Tabs.Trigger key={option.value} value={option.value} className={partClass}>
            {option.icon}
            {option.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {children}
    </Tabs.Root>
  )
}
