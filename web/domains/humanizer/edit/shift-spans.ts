export type Span = { start: number; end: number }

/**
 * Moves spans of an earlier text to the present one, until it has been read itself. A span in which something changed is
 * left out.
 */
export function shiftSpans<S extends Span>(spans: readonly S[], before: string, now: string): S[] {
  if (before === now) return [...spans]
  const most = Math.min(before.length, now.length)
  let head = 0
  while (head < most && before[head] === now[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++
  const by = now.length - before.length
  return spans.flatMap((span) => {
    if (span.end <= head) return [span]
    if (span.start >= before.length - tail) return [{ ...span, start: span.start + by, end: span.end + by }]
    return []
  })
}
