import { Search } from 'lucide-react'

/** Filters the list of its page by words. Hidden where no script runs, because it needs one. */
export function SearchField({ label, className }: { label: string; className?: string }) {
  return (
    <div data-needs-script className={`relative ${className ?? ''}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        type="search"
        data-search
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        className="h-14 w-full rounded-composer border border-line-control bg-surface-raised pr-5 pl-13 text-16 outline-offset-2"
      />
    </div>
  )
}
