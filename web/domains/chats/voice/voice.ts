/** What a way of listening tells while it listens. */
export type VoiceEvents = {
  /** Words that are certain. */
  onText: (text: string) => void
  /** Words that may still change. */
  onGuess: (text: string) => void
  /** The microphone is closed and the words are being made out. */
  onWorking: () => void
  /** It is over, with what went wrong in the user's words, or null. */
  onEnd: (problem: string | null) => void
}

/** `finish` keeps what was said, `cancel` drops what is not certain yet. */
export type VoiceSession = { finish: () => void; cancel: () => void }

export type Listen = (events: VoiceEvents) => VoiceSession
