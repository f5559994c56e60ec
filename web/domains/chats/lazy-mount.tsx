import { type ReactNode, useEffect, useRef, useState } from 'react'

const margin = '800px 0px'
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Uses one observer for all messages of the page. */
function whenNear(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    // The list scrolls on its own, so the margin has to apply to scroll containers.
    { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
  )
  waiting.set(element, tell)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

type LazyMountProps = { children: ReactNode; className: string; isAlways?: boolean }

/** Renders its content once it comes near the screen, and keeps it from then on. */
export function LazyMount({ children, className, isAlways = false }: LazyMountProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isAlways)
  useEffect(() => {
    if (!isNear && place.current) return whenNear(place.current, () => setNear(true))
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
