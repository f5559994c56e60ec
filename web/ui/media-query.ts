import { useSyncExternalStore } from 'react'

/** The width of the window for which the build draws first views; see web/site/app-views.tsx. */
let drawnWidth = 0

export function setDrawnWidth(width: number): void {
  drawnWidth = width
}

function matchesDrawnWidth(query: string): boolean {
  const max = /^\(max-width: (\d+)px\)$/.exec(query)
  return max !== null && drawnWidth <= Number(max[1])
}

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => matchesDrawnWidth(query),
  )
}

/** Reports whether the screen is narrower than 768 px, where the sidebar is a drawer. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)')
}

export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}

/** Returns the scroll behaviour that respects reduced motion. The style sheet's rule does not affect scripts. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Reports whether a field may be focused automatically; on a phone the keyboard would cover the screen. */
export function hasMouse(): boolean {
  return window.matchMedia('(hover: hover)').matches
}
