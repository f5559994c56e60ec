type CountLineProps = { total: number; text: (values: { count: number }) => string; className?: string }

/** Says how many entries a list shows. The script picks the text for a number from the attribute. */
export function CountLine({ total, text, className }: CountLineProps) {
  const texts = Array.from({ length: total + 1 }, (_, count) => text({ count }))
  return (
    <p
      data-count={JSON.stringify(texts)}
      data-needs-script
      aria-live="polite"
      className={`tabular text-14 text-ink-muted ${className ?? ''}`}
    >
      {texts[total]}
    </p>
  )
}
