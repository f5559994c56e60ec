import type { ModelMessage } from '../models/models.ts'

export type RunBudget = {
  /** Returns false if this question, and half of the longest answer to it, would exceed the limit. */
  allows: (messages: readonly ModelMessage[], answerCharactersMax: number) => boolean
  /** Counts a call that is made. */
  call: () => void
  /** Counts text that was sent or received. Returns false once the limit is exceeded. */
  spend: (text: string) => boolean
  wasReached: () => boolean
  /** The calls and the estimated tokens of questions and answers so far. */
  used: () => { calls: number; tokens: number }
}

/** English has about four characters per token. Tokenizers differ, so this is an estimate. */
const charactersPerToken = 4
/** A run stops asking before its thread's time limit. */
const runMs = 8 * 60_000

export function openRunBudget(tokensMax: number, startedAt = Date.now()): RunBudget {
  let characters = 0
  let calls = 0
  let reached = false
  const over = (more: number) => (characters + more) / charactersPerToken > tokensMax
  return {
    allows(messages, answerCharactersMax) {
      const question = messages.reduce((sum, { content }) => sum + content.length, 0)
      if (over(question + answerCharactersMax / 2) || Date.now() - startedAt > runMs) reached = true
      return !reached
    },
    call() {
      calls++
    },
    spend(text) {
      characters += text.length
      if (over(0)) reached = true
      return !reached
    },
    wasReached: () => reached,
    used: () => ({ calls, tokens: Math.ceil(characters / charactersPerToken) }),
  }
}
