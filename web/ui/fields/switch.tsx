import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'

type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** A line below the label. */
  text?: ReactNode
  disabled?: boolean
  /** Whether `checked` is not known yet: the label is shown, with a placeholder for the switch. */
  isLoading?: boolean
}

export function Switch({ checked, onChange, label, text, disabled, isLoading = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-9 items-center justify-between gap-6 max-md:min-h-11">
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className={text ? 'font-medium' : undefined}>
          {label}
        </label>
        {text && (
          <span id={`${id}-text`} className="text-13 text-pretty text-ink-muted">
            {text}
          </span>
        )}
      </div>
      {isLoading ? (
        <Skeleton className="h-5.5 w-9.5 shrink-0 rounded-full!" />
      ) : (
        <Radix.Root
          id={id}
          aria-describedby={text ? `${id}-text` : undefined}
          checked={checked}
          onCheckedChange={onChange}
          disabled={disabled}
          // The touch target is 44 pixels high.
          className="relative flex h-5.5 w-9.5 shrink-0 after:absolute after:-inset-x-1 after:-inset-y-3 after:content-[''] items-center rounded-full border border-line-control bg-surface-sunken px-0.5 transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50"
        >
          <Radix.Thumb className="size-4 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-accent-ink" />
        </Radix.Root>
      )}
    </div>
  )
}
