import { useEffect, useRef } from 'react'

/** Commits what is being typed when the page is unloaded, because the field then gets no blur event. */
export function useCommitOnLeaving(commit: () => void): void {
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    const onPageHide = () => latest.current()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])
}
