import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDetectorDraft, saveDetectorDraft, textOfAddress, withVisitorDraft } from './draft.ts'
import { type CheckState, useCheck } from './use-check.ts'

/** The state of a visit that another page made in order to check a text, which it left as the draft. */
export const checkAtOnce = { isToCheck: true }

/** Returns the draft for an owner, including what a visitor typed before signing in on another page. */
function draftFor(place: string): string {
  const left = readDetectorDraft('visitor')
  return place === 'visitor' ? left : withVisitorDraft(place, left)
}

/**
 * The text and the state of its check. An edit discards the result; the text survives a reload. `owner` is a user's id
 * or 'visitor', or null while it is unknown, so that no user sees the text of another.
 */
export function useDetector(owner: string | null) {
  const location = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() =>
    // The build draws first views, without an address.
    typeof window === 'undefined' ? { text: null, clean: '' } : textOfAddress(window.location.href),
  )
  const place = owner ?? 'visitor'
  const shownFor = useRef(place)
  const [text, setTextOnly] = useState(() => given.text ?? draftFor(place))
  const { state, check, reset, show } = useCheck()

  useEffect(() => {
    if (shownFor.current === place) {
      saveDetectorDraft(place, text)
      if (place !== 'visitor') saveDetectorDraft('visitor', '')
      return
    }
    const wasVisitor = shownFor.current === 'visitor'
    shownFor.current = place
    // The text of the address was requested explicitly, so it replaces the current one.
    if (given.text !== null && wasVisitor) saveDetectorDraft(place, text)
    // Text that is typed before this effect runs is not in `text` yet, so it is joined inside the update.
    else setTextOnly((typed) => (wasVisitor ? withVisitorDraft(place, typed) : readDetectorDraft(place)))
  }, [place, text, given.text])
  useEffect(() => {
    if (new URLSearchParams(location.search).has('text')) navigate(given.clean, { replace: true })
  }, [location.search, navigate, given.clean])

  const isToCheck = location.state?.isToCheck === true && owner !== null && shownFor.current === place
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a visit
  useEffect(() => {
    if (!isToCheck) return
    // A reload does not check again.
    navigate(`${location.pathname}${location.search}`, { replace: true, state: null })
    if (text.trim() !== '') void check(text)
  }, [isToCheck])

  function setText(next: string) {
    setTextOnly(next)
    reset()
  }
  /** Shows a text and the state of its check. Returns a function that restores the previous ones. */
  function open(next: string, known: CheckState): () => void {
    setTextOnly(next)
    show(known)
    return () => {
      setTextOnly(text)
      show(state)
    }
  }
  return { text, setText, state, check: () => check(text), checkAlso: check, open }
}

export type Detector = ReturnType<typeof useDetector>
