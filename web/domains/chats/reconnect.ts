const firstMs = 1_000
const longestMs = 15_000
/** After this many failed tries the user is notified and can start the next one. */
export const quietAttemptsMax = 5

/** Returns 1, 2, 4, 8 and then 15 seconds. `attempt` counts from 0. */
export function reconnectDelayMs(attempt: number): number {
  return Math.min(firstMs * 2 ** attempt, longestMs)
}

/** Waits for the next try: until its time, until the network returns, or until `wake` is called. */
export function createWaiting() {
  const wakers = new Map<string, () => void>()
  return {
    wait(chatId: string, ms: number): Promise<void> {
      return new Promise((resolve) => {
        function wake() {
          clearTimeout(timer)
          window.removeEventListener('online', wake)
          wakers.delete(chatId)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        window.addEventListener('online', wake)
        wakers.set(chatId, wake)
      })
    },
    wake: (chatId: string): void => wakers.get(chatId)?.(),
  }
}
