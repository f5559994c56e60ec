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
