import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'

function isNearBottom(element: HTMLElement): boolean {
  return element.scrollHeight - element.scrollTop - element.clientHeight <= limits.nearBottomPx
}

/**
 * The list stays at its end while it grows, with more than three messages and when the reader is within 100 px of it
 * (1-writing.md section 9). Somebody who reads further up is left alone and gets a way back.
 */
export function useFollowScroll(list: RefObject<HTMLElement | null>, messageCount: number) {
  const [isAway, setAway] = useState(false)
  const follows = useRef(true)
  const isAsked = useRef(false)
  const count = useRef(messageCount)
  count.current = messageCount

  /** `stays`: somebody asked to be at the end, so the list follows whatever it holds. */
  const toLatest = useCallback(
    (stays: boolean) => {
      follows.current = true
      isAsked.current = stays
      // At once: a smooth way down would be overtaken by a text that grows.
      if (list.current) list.current.scrollTop = list.current.scrollHeight
    },
    [list],
  )

  const hasMessages = messageCount > 0
  useLayoutEffect(() => {
    const element = list.current
    if (element && hasMessages && count.current > limits.followAfterMessages)
      element.scrollTop = element.scrollHeight
  }, [list, hasMessages])

  useEffect(() => {
    const element = list.current
    if (!element) return
    function onScroll() {
      follows.current = isNearBottom(element!)
      isAsked.current &&= follows.current
      setAway(!follows.current)
    }
    const observer = new ResizeObserver(() => {
      const mayFollow = isAsked.current || count.current > limits.followAfterMessages
      if (mayFollow && follows.current) element.scrollTop = element.scrollHeight
      else setAway(!isNearBottom(element))
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [list])

  return { isAway, toLatest }
}
