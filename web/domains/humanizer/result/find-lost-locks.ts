type LockSpan = { start: number; end: number }

/** Returns the locked passages of the original that occur less often in a text than they are locked, each once. */
export function lostLocks(original: string, locks: readonly LockSpan[], text: string): string[] {
  const wanted = new Map<string, number>()
  for (const { start, end } of locks) {
    const passage = original.slice(start, end)
    wanted.set(passage, (wanted.get(passage) ?? 0) + 1)
  }
  return [...wanted]
    .filter(([passage, times]) => text.split(passage).length - 1 < times)
    .map(([passage]) => passage)
}
