import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDetectorDraft, saveDetectorDraft, textOfAddress } from './draft.ts'
import { useCheck } from './use-check.ts'

/** The text on the paper and what is known of it. An edit takes the results away; the text survives a reload. */
export function useDetector() {
  const location = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => textOfAddress(window.location.href))
  const [text, setTextOnly] = useState(() => given.text ?? readDetectorDraft())
  const { state, check, reset } = useCheck()

  useEffect(() => saveDetectorDraft(text), [text])
  useEffect(() => {
    if (new URLSearchParams(location.search).has('text')) navigate(given.clean, { replace: true })
  }, [location.search, navigate, given.clean])

  function setText(next: string) {
    setTextOnly(next)
    reset()
  }
  return { text, setText, state, check: () => check(text), checkAlso: check }
}

export type Detector = ReturnType<typeof useDetector>
