import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

const saveDelayMs = 300

/**
 * The composer's text, stored in this browser if `isKept`. `inFlight` is a text that was sent but not yet accepted by
 * the server. It stays stored, so that a reload at this moment does not lose it.
 */
export function useDraft(userId: string, chatId: string, isKept: boolean, inFlight: string) {
  const [text, setText] = useState(() => (isKept ? readDraft(userId, chatId) : ''))
  const latest = useRef('')
  latest.current = text || inFlight
  const isTouched = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves whenever the text has changed
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => writeDraft(userId, chatId, latest.current), saveDelayMs)
    return () => clearTimeout(timer)
  }, [userId, chatId, isKept, text, inFlight])

  useEffect(() => {
    if (!isKept) return
    const save = () => writeDraft(userId, chatId, latest.current)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [userId, chatId, isKept])

  function type(next: string) {
    isTouched.current = true
    setText(next)
  }

  /** Appends words as they are spoken. */
  function append(words: string) {
    isTouched.current = true
    setText((typed) => (typed === '' || /\s$/.test(typed) ? typed + words : `${typed} ${words}`))
  }

  /** Drops a draft that the stored messages show as sent. */
  function dropIfSent(lastQuestion: string | undefined) {
    if (!isTouched.current && text !== '' && text === lastQuestion) setText('')
  }

  /** Returns a text to the field and keeps what was typed meanwhile. */
  function giveBack(returned: string) {
    isTouched.current = true
    setText((typed) =>
      typed.includes(returned) ? typed : typed.trim() ? `${returned}\n\n${typed}` : returned,
    )
  }

  return { text, type, append, giveBack, dropIfSent }
}
