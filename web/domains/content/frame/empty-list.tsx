/** Shown in place of a list when no entry fits the search. */
export function EmptyList({ title, hint }: { title: string; hint: string }) {
  return (
    <div data-empty hidden className="border-y border-line py-16 text-center">
      <p className="font-serif text-28 font-medium">{title}</p>
      <p className="mt-2 text-16 text-pretty text-ink-muted">{hint}</p>
    </div>
  )
}
