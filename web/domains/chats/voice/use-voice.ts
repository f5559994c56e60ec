import { useEffect, useRef, useState } from 'react'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { useModels } from '../queries.ts'
import type { Listen, VoiceSession } from './voice.ts'
import { browserListens, listenByBrowser } from './voice-by-browser.ts'
import { browserRecords, listenByRecording } from './voice-by-recording.ts'

export type VoicePhase = 'idle' | 'listening' | 'working'

/** Voice input. Only a click opens the microphone, and the text is never sent automatically. */
export function useVoice(onText: (text: string) => void) {
  const { data: models, refetch } = useModels()
  const [phase, setPhase] = useState<VoicePhase>('idle')
  const [guess, setGuess] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const session = useRef<VoiceSession | null>(null)
  const latestOnText = useRef(onText)
  latestOnText.current = onText
  useEffect(() => () => session.current?.cancel(), [])

  function begin() {
    setProblem(null)
    if (models || browserListens()) listenBy(wayToListen(models?.transcription ?? false))
    else void beginWhenKnown()
  }

  /** Waits until it is known whether the server transcribes. A click or Escape cancels. */
  async function beginWhenKnown() {
    let isCancelled = false
    const stop = () => {
      isCancelled = true
      session.current = null
      setPhase('idle')
    }
    session.current = { finish: stop, cancel: stop }
    setPhase('working')
    const { data } = await refetch({ cancelRefetch: false })
    if (isCancelled) return
    stop()
    listenBy(wayToListen(data?.transcription ?? false))
  }

  function listenBy(listen: Listen | null) {
    if (!listen) return setProblem(errorTexts.speechUnsupported)
    setPhase('listening')
    session.current = listen({
      onText: (text) => latestOnText.current(text),
      onGuess: setGuess,
      onWorking: () => setPhase('working'),
      onEnd(reason) {
        session.current = null
        setPhase('idle')
        setGuess('')
        setProblem(reason)
      },
    })
  }

  return {
    phase,
    guess,
    problem,
    toggle: () => (session.current ? session.current.finish() : begin()),
    cancel: () => session.current?.cancel(),
    forget: () => setProblem(null),
  }
}

export type Voice = ReturnType<typeof useVoice>

/** Returns the browser's speech recognition, otherwise the server's, if available. */
function wayToListen(transcribes: boolean): Listen | null {
  if (browserListens()) return listenByBrowser
  return transcribes && browserRecords() ? listenByRecording : null
}
