import { useEffect } from 'react'
import { voiceTexts } from '../../../locales/en/chats/voice.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import type { Voice } from './use-voice.ts'

/** Shows the recognised words above the composer. Escape stops listening. */
export function VoiceLine({ voice }: { voice: Voice }) {
  const { phase, guess, problem, cancel, forget } = voice
  const isOn = phase !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cancel` uses the current session
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      cancel()
    }
    // Captured before the key that stops a reply, so that the newest activity stops first.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOn])

  if (problem) return <ErrorNote onClose={forget}>{problem}</ErrorNote>
  if (!isOn) return null
  return (
    <div className="flex animate-fade-in items-center gap-2.5 rounded-control bg-accent-soft px-3 py-2.5 text-13 text-accent">
      <span aria-hidden="true" className="size-2 shrink-0 animate-pulse rounded-full bg-current" />
      <span role="status" className="shrink-0 font-medium">
        {phase === 'working' ? voiceTexts.turningSpeechIntoText : voiceTexts.listening}
      </span>
      <span className="min-w-0 truncate">{guess}</span>
    </div>
  )
}
