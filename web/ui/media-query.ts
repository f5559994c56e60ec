import { useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Below 768 px: the sidebar is a drawer. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)')
}

export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}

/** How to scroll to what was asked for. The style sheet's own rule does not reach what a script scrolls. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Where the focus may go to a field by itself: a phone's keyboard would cover what was just opened. */
export function hasMouse(): boolean {
  return window.matchMedia('(hover: hover)').matches
}
