import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  disabled?: boolean
}

export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 max-md:min-h-11">
      <label htmlFor={id}>{label}</label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex h-5.5 w-9.5 shrink-0 items-center rounded-full border border-line-control bg-surface-sunken px-0.5 transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50"
      >
        <Radix.Thumb className="size-4 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-accent-ink" />
      </Radix.Root>
    </div>
  )
}
