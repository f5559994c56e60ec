/** 'Ana Moreau' → 'AM', 'ana@example.org' → 'A'. */
export function initials(name: string): string {
  const words = name
    .split('@')[0]!
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters = name.includes('@') ? words.slice(0, 1) : [words[0], words.length > 1 ? words.at(-1) : '']
  return (
    letters
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}

export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-12 font-semibold text-accent"
    >
      {initials(name)}
    </span>
  )
}
