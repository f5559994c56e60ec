import { type RefObject, useEffect, useRef } from 'react'

/** Tells a late answer whether its component is still on the page: a ref that is true while it is. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
