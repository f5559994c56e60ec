import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { NearBottomContext } from './near-bottom.ts'

/** Space above a question at the top. */
const aboveQuestionPx = 8
/** The part of the view that a tall question may fill, so that the start of its reply is visible. */
const questionShareMax = 0.6
const tolerancePx = 2
/** A scroll this soon after one of these events in the list is the user's. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const inputMs = 1_000

/**
 * question: the newest question is at the top and its reply grows below it; end: the list follows its end; free: the
 * user reads elsewhere.
 */
type Mode = 'question' | 'end' | 'free'

function isNearBottom(list: HTMLElement, tolerance: number): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight <= tolerance
}

/** Returns the scroll position at which this question is at the top. */
function topFor(list: HTMLElement, question: HTMLElement): number {
  const { top, bottom } = question.getBoundingClientRect()
  const shift = list.scrollTop - list.getBoundingClientRect().top
  return Math.max(top + shift - aboveQuestionPx, bottom + shift - list.clientHeight * questionShareMax)
}

type MessageScroll = {
  list: RefObject<HTMLElement | null>
  /** The last element of the list. It fills the space below a short reply. */
  spacer: RefObject<HTMLElement | null>
  messageCount: number
}

/**
 * Scrolls the messages. A new question moves to the top, because its reply is read from there. A user within 100 px of
 * the end stays there while the list grows, with more than three messages (docs/spec/1-writing.md section 9). Otherwise
 * the list does not move, and a button leads to the end.
 */
export function useMessageScroll({ list, spacer, messageCount }: MessageScroll) {
  const [isAway, setAway] = useState(false)
  const tolerance = use(NearBottomContext)
  const mode = useRef<Mode>('end')
  /** The user asked for the end, so it is followed in a short chat too. */
  const isAsked = useRef(false)
  const question = useRef<Element | null>(null)
  const count = useRef(messageCount)
  count.current = messageCount
  /** The last known scroll position of the question. */
  const placed = useRef({ target: 0, viewPx: 0 })

  const place = useCallback(() => {
    const [element, end] = [list.current, spacer.current]
    if (!element || !end) return
    // Runs for each growth of the reply. Everything is measured before the first change, because measuring after a
    // change computes the layout once more.
    const asked = question.current?.isConnected ? (question.current as HTMLElement) : null
    const { clientHeight: viewPx, scrollTop } = element
    const { offsetTop: endTop, offsetHeight: heightBefore } = end
    const target = asked ? Math.max(0, topFor(element, asked)) : 0
    const height = asked ? Math.floor(Math.max(0, target + viewPx - endTop)) : 0
    const mayFollow = isAsked.current || count.current > limits.followAfterMessages
    let top = scrollTop
    if (mode.current === 'question' && asked) top = target
    else if (mode.current === 'end' && mayFollow) top = Math.max(0, endTop + height - viewPx)

    placed.current = { target, viewPx }
    if (heightBefore !== height) end.style.height = `${height}px`
    if (Math.abs(top - scrollTop) >= 1) element.scrollTop = top
    setAway(endTop - top - viewPx > tolerance)
  }, [list, spacer, tolerance])

  const toLatest = useCallback(
    (isWished = true) => {
      mode.current = 'end'
      isAsked.current = isWished
      // Jumps without animation, because a growing text would overtake a smooth scroll.
      if (list.current) list.current.scrollTop = list.current.scrollHeight
      place()
    },
    [list, place],
  )

  const toQuestion = useCallback(
    (element: Element) => {
      mode.current = 'question'
      isAsked.current = false
      question.current = element
      place()
    },
    [place],
  )

  const hasMessages = messageCount > 0
  useLayoutEffect(() => {
    if (hasMessages) place()
  }, [hasMessages, place])

  useEffect(() => {
    const element = list.current
    if (!element) return
    let inputAtMs = Number.NEGATIVE_INFINITY
    const onInput = () => {
      inputAtMs = performance.now()
    }
    /** Reports a scroll that a layout change above or below the question caused, not the user. */
    function isByLayout({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
      const asked = question.current?.isConnected ? (question.current as HTMLElement) : null
      if (mode.current !== 'question' || !asked) return false
      if (performance.now() - inputAtMs < inputMs) return false
      const target = topFor(element!, asked)
      const isHeld = Math.abs(target - scrollTop) <= tolerancePx
      const isMoved = Math.abs(target - placed.current.target) > tolerancePx
      const isCut = scrollHeight - clientHeight < target - tolerancePx
      return isHeld || isMoved || isCut || clientHeight !== placed.current.viewPx
    }
    function onScroll() {
      if (!isByLayout(element!)) mode.current = isNearBottom(element!, tolerance) ? 'end' : 'free'
      isAsked.current &&= mode.current === 'end'
      const end = spacer.current?.offsetTop ?? element!.scrollHeight
      setAway(end - element!.scrollTop - element!.clientHeight > tolerance)
    }
    const observer = new ResizeObserver(place)
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    for (const input of inputs) element.addEventListener(input, onInput, { passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      for (const input of inputs) element.removeEventListener(input, onInput)
      observer.disconnect()
    }
  }, [list, spacer, place, tolerance])

  return { isAway, toLatest, toQuestion }
}
