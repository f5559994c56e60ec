import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

const saveDelayMs = 300

/**
 * The text of the field, kept in this browser. `inFlight` is a text that was sent and that the server has not taken
 * yet: it stays kept, so that a reload in this moment does not lose it.
 */
export function useDraft(userId: string, chatId: string, inFlight: string) {
  const [text, setText] = useState(() => readDraft(userId, chatId))
  const latest = useRef('')
  latest.current = text || inFlight
  const isTouched = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves whenever the text has changed
  useEffect(() => {
    const timer = setTimeout(() => writeDraft(userId, chatId, latest.current), saveDelayMs)
    return () => clearTimeout(timer)
  }, [userId, chatId, text, inFlight])

  useEffect(() => {
    const save = () => writeDraft(userId, chatId, latest.current)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [userId, chatId])

  function type(next: string) {
    isTouched.current = true
    setText(next)
  }

  /** Adds words at the end, as they are spoken. */
  function append(words: string) {
    isTouched.current = true
    setText((typed) => (typed === '' || /\s$/.test(typed) ? typed + words : `${typed} ${words}`))
  }

  /** A draft that was sent after all, as the record shows, is dropped. */
  function dropIfSent(lastQuestion: string | undefined) {
    if (!isTouched.current && text !== '' && text === lastQuestion) setText('')
  }

  /** Puts a text back without losing what was typed meanwhile. */
  function giveBack(returned: string) {
    isTouched.current = true
    setText((typed) =>
      typed.includes(returned) ? typed : typed.trim() ? `${returned}\n\n${typed}` : returned,
    )
  }

  return { text, type, append, giveBack, dropIfSent }
}
