import { useEffect } from 'react'
import { hasPending } from './local-preferences.ts'
import { useSendPending } from './queries.ts'

/** How often the server is tried again. A page that is not visible does nothing. */
const retryMs = 30_000

/** Sends the changes that the server has not saved yet: at first, when the network is back, and from time to time. */
export function PendingSync({ userId }: { userId: string }) {
  const { mutate } = useSendPending(userId)
  useEffect(() => {
    const send = () => {
      if (!document.hidden && navigator.onLine && hasPending(userId)) mutate()
    }
    send()
    const timer = setInterval(send, retryMs)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [userId, mutate])
  return null
}
