import type { ModelMessage } from '../models/models.ts'

export type RunBudget = {
  /** False where this question, and an answer as long as its passage, would go over the ceiling. */
  allows: (messages: readonly ModelMessage[]) => boolean
  /** Counts what was sent or received; false once the ceiling is passed. */
  spend: (text: string) => boolean
  wasReached: () => boolean
}

/** English runs at about four characters a token; every tokenizer counts in its own way, so this is an estimate. */
const charactersPerToken = 4
/** A run stops asking before the time of its thread is over. */
const runMs = 8 * 60_000

export function openRunBudget(tokensMax: number, startedAt = Date.now()): RunBudget {
  let characters = 0
  let reached = false
  const over = (more: number) => (characters + more) / charactersPerToken > tokensMax
  return {
    allows(messages) {
      const question = messages.reduce((sum, { content }) => sum + content.length, 0)
      if (over(question * 1.25) || Date.now() - startedAt > runMs) reached = true
      return !reached
    },
    spend(text) {
      characters += text.length
      if (over(0)) reached = true
      return !reached
    },
    wasReached: () => reached,
  }
}
