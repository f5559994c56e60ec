import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EssaySession, EssayView } from './essay-session.ts'
import { openEssay } from './open-essay.ts'
import { useAutomaticVersions } from './use-automatic-versions.ts'

const noSubscription = () => () => {}

/** Opens an essay while the component is shown, and saves and closes it afterwards. Null until it is opening. */
export function useEssay(
  chatId: string,
  userId: string,
  isNew = false,
): { session: EssaySession; view: EssayView } | null {
  const [session, setSession] = useState<EssaySession | null>(null)
  const isFirst = useRef(isNew)
  useEffect(() => {
    const opened = openEssay(chatId, userId, { isNew: isFirst.current })
    setSession(opened)
    return () => {
      setSession(null)
      void opened.close()
    }
  }, [chatId, userId])
  useAutomaticVersions(session)
  const view = useSyncExternalStore(session?.subscribe ?? noSubscription, () => session?.read() ?? null)
  return session && view ? { session, view } : null
}
