import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDetectorDraft, saveDetectorDraft, textOfAddress, withVisitorDraft } from './draft.ts'
import { type CheckState, useCheck } from './use-check.ts'

/** Somebody who has signed in on another page finds what was typed before. */
function draftFor(place: string): string {
  const left = readDetectorDraft('visitor')
  return place === 'visitor' ? left : withVisitorDraft(place, left)
}

/**
 * The text on the paper and what is known of it. An edit takes the results away; the text survives a reload. `owner` is a
 * user's id or 'visitor', null while it is not known: nobody sees the text of another.
 */
export function useDetector(owner: string | null) {
  const location = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => textOfAddress(window.location.href))
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
    // A text in the address was asked for and takes the place of what lay here.
    if (given.text !== null && wasVisitor) saveDetectorDraft(place, text)
    // What is typed before this effect runs is already on its way: it has to be among what is joined.
    else setTextOnly((typed) => (wasVisitor ? withVisitorDraft(place, typed) : readDetectorDraft(place)))
  }, [place, text, given.text])
  useEffect(() => {
    if (new URLSearchParams(location.search).has('text')) navigate(given.clean, { replace: true })
  }, [location.search, navigate, given.clean])

  function setText(next: string) {
    setTextOnly(next)
    reset()
  }
  /** Puts a text with what is known of it on the paper; answers how to take it back. */
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
