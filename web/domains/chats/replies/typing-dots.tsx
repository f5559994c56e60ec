/** Three dots until the first word arrives. */
export function TypingDots() {
  return (
    <div className="flex h-6.5 items-center gap-1" aria-hidden="true">
      {[0, 160, 320].map((delayMs) => (
        <span
          key={delayMs}
          className="size-1.5 animate-pulse rounded-full bg-accent"
          style={{ animationDelay: `${delayMs}ms`, animationDuration: '1.1s' }}
        />
      ))}
    </div>
  )
}
