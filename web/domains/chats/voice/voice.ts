/** The events of voice input. */
export type VoiceEvents = {
  /** Final words. */
  onText: (text: string) => void
  /** Words that may still change. */
  onGuess: (text: string) => void
  /** The microphone is closed and the audio is being transcribed. */
  onWorking: () => void
  /** Voice input has ended, with an error for the user or null. */
  onEnd: (problem: string | null) => void
}

/** `finish` keeps what was said; `cancel` drops words that are not final. */
export type VoiceSession = { finish: () => void; cancel: () => void }

export type Listen = (events: VoiceEvents) => VoiceSession
