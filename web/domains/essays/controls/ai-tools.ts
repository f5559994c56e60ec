import { createContext, type ReactNode, useContext } from 'react'

/** Why the detector marks a passage. */
export type PassageReason = { signal: string; title: string; detail: string }

type Span = { start: number; end: number }

/** The result of the detector for a text. Spans are offsets into the text. */
export type AiVerdict = {
  /** The verdict in the detector's own words. */
  view: ReactNode
  /** The verdict in one sentence. */
  summary: string
  /** The sentences that are marked, in order. */
  sentences: (Span & { probability: number; tone: 'strong' | 'slight' })[]
  /** The passages that weighed most, with their reasons. */
  passages: (Span & { reasons: PassageReason[] })[]
}

/** The detector is another domain, so the page of the essay provides it. */
export type AiTools = {
  check: (text: string, signal: AbortSignal) => Promise<AiVerdict>
  /** Returns the message that is shown after a failed check. */
  failureText: (error: unknown) => string
}

export const AiToolsContext = createContext<(() => Promise<AiTools>) | null>(null)

export function useAiTools() {
  return useContext(AiToolsContext)
}
