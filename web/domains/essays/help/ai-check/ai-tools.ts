import { createContext, type ReactNode, useContext } from 'react'
import type { PassageReason } from '../marks/help-mark.ts'

type Span = { start: number; end: number }

/** What the detector says about a text; spans are offsets into the text. */
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

/** The detector, which is another domain: the page hands it over. */
export type AiTools = {
  check: (text: string, signal: AbortSignal) => Promise<AiVerdict>
  /** Returns what the user is told about a check that failed. */
  failureText: (error: unknown) => string
}

export const AiToolsContext = createContext<(() => Promise<AiTools>) | null>(null)

export function useAiTools() {
  return useContext(AiToolsContext)
}
