/** The wordmark. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={`font-serif text-20 font-semibold tracking-tight text-ink ${className ?? ''}`}>
      {name}
    </span>
  )
}
