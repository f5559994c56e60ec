const tasks = new Set<() => Promise<unknown>>()
/** A server that does not respond must not keep the user signed in. */
const patienceMs = 3_000

/**
 * Registers work that needs the session, such as a deletion that can still be undone. The page is unloaded only after
 * the session has ended, so pagehide is too late for it. Returns the function that removes the work again.
 */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Does the registered work while the session still exists. Never rejects. */
export async function finishBeforeSignOut(): Promise<void> {
  const finished = Promise.allSettled([...tasks].map((task) => task()))
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
