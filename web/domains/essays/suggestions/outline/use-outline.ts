import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api.ts'
import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import type { EssaySession } from '../../sync/essay-session.ts'
import { askForSuggestion } from '../suggestion-calls.ts'
import { type OutlineSection, parseOutline } from './parse-outline.ts'

type Wish = { topic: string; words: number }

/** Asks the model for an outline, shows its sections as they arrive, and stores them with the essay. */
export function useOutline(session: EssaySession) {
  const [arriving, setArriving] = useState<OutlineSection[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  async function plan({ topic, words }: Wish): Promise<void> {
    const stop = new AbortController()
    run.current = stop
    setError(null)
    setArriving([])
    try {
      if (!session.read().isStored) await session.flush()
      const request = { action: 'outline', passage: topic, words } as const
      const onText = (text: string) => setArriving(parseOutline(text))
      const { text, reason } = await askForSuggestion(session.chatId, request, {
        signal: stop.signal,
        onText,
      })
      const sections = withWords(parseOutline(text), words)
      if (sections.length > 0) session.setSettings({ outline: sections })
      else setError(reason ?? texts.none)
    } catch (failure) {
      if (!stop.signal.aborted) setError(failure instanceof ApiError ? failure.message : texts.failed)
    } finally {
      setArriving(null)
    }
  }
  return { plan, stop: () => run.current?.abort(), arriving, error }
}

/** Divides the words evenly where the model did not. */
function withWords(sections: OutlineSection[], words: number): OutlineSection[] {
  if (sections.some((section) => section.words > 0) || words <= 0) return sections
  const each = Math.round(words / sections.length / 10) * 10
  return sections.map((section) => ({ ...section, words: each }))
}
