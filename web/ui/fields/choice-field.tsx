import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

type ChoiceFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Array<{ value: string; label: string }>
}

/** A one-line select with its label inside the field, before the chosen option. */
export function ChoiceField({ label, value, onChange, options }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="relative flex h-9 min-w-0 items-center rounded-control border border-line-control text-13 transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent/35 max-md:h-11">
      <label htmlFor={id} className="pointer-events-none absolute left-2.5 text-ink-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The padding equals the label's width in the same font, so that the value starts right after the label.
        style={{ paddingLeft: `calc(${label.length}ch + 1rem)` }}
        className="h-full w-full min-w-0 appearance-none truncate rounded-control bg-transparent pr-7 text-13 font-medium text-ink outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-2 size-4 text-ink-muted"
      />
    </div>
  )
}
