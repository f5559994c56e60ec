import { retryWaitMs } from '../../../contract/connection/retry.ts'

const rule = { firstMs: 1_000, longestMs: 15_000 }
/** After this many failed tries the user is notified and can start the next one. */
export const quietAttemptsMax = 5

/** Returns about 1, 2, 4, 8 and then 15 seconds. `attempt` counts from 0. */
export function reconnectDelayMs(attempt: number): number {
  return retryWaitMs(rule, attempt + 1)
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
