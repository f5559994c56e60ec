/** How long to wait before something that failed is tried again: the waits double up to the longest one. */
export type RetryRule = { firstMs: number; longestMs: number }

/**
 * Returns the wait after so many failures in a row (from 1). Up to a fourth of it is random, so that clients which lost
 * the same service at the same moment do not all return at the same moment.
 */
export function retryWaitMs(
  { firstMs, longestMs }: RetryRule,
  failures: number,
  random = Math.random(),
): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(full * (1 - random / 4))
}

export type Retry = {
  /** Plans the next try. Has no effect while one is planned, because one failure may be reported more than once. */
  later: () => void
  /** Makes the planned try at once. Has no effect while none is planned. */
  now: () => void
  /** Starts the waits again from the first one. */
  worked: () => void
  stop: () => void
}

/** Runs `work` again after each failure that is reported with `later`. There is one timer, so at most one try waits. */
export function createRetry(rule: RetryRule, work: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false
  function run(): void {
    timer = undefined
    work()
  }
  return {
    later() {
      if (timer !== undefined || isStopped) return
      failures++
      timer = setTimeout(run, retryWaitMs(rule, failures))
      // In Node, a waiting try does not keep the process alive. Browsers return a number.
      if (typeof timer === 'object') timer.unref()
    },
    now() {
      if (timer === undefined || isStopped) return
      clearTimeout(timer)
      run()
    },
    worked() {
      failures = 0
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
