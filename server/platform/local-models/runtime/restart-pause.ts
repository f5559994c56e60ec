const longestMs = 60_000

export type RestartPause = {
  /** Milliseconds until the next start may be tried. */
  left: () => number
  failed: () => void
  worked: () => void
}

/** Makes a process that keeps failing start less and less often. */
export function openRestartPause(firstMs: number): RestartPause {
  let failures = 0
  let until = 0
  return {
    left: () => Math.max(0, until - Date.now()),
    failed() {
      until = Date.now() + Math.min(longestMs, firstMs * 2 ** failures)
      failures++
    },
    worked() {
      failures = 0
      until = 0
    },
  }
}
