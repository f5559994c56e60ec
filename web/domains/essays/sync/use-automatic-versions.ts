import { useEffect } from 'react'
import type { EssaySession } from './essay-session.ts'
import { keepVersion } from './keep-version.ts'

const everyMs = 300_000

/** Keeps a version every few minutes while the essay changes. A version that fails is kept the next time. */
export function useAutomaticVersions(session: EssaySession | null): void {
  useEffect(() => {
    if (!session) return
    let hasChanged = false
    const onUpdate = () => {
      hasChanged = true
    }
    const keep = () => {
      if (!hasChanged) return
      hasChanged = false
      keepVersion(session, 'automatic').catch(onUpdate)
    }
    session.doc.on('update', onUpdate)
    const timer = setInterval(keep, everyMs)
    return () => {
      clearInterval(timer)
      session.doc.off('update', onUpdate)
    }
  }, [session])
}
