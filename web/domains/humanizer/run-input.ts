import type { QuoteInput } from '../../../contract/humanizer.ts'
import type { HumanizerDraft } from './draft.ts'

/** Returns a text and its choices as a run sends them. The quote sends the same, because they say which run it is. */
export function runInput(
  { text, mode, lock, tone, purpose, voice, dropPraise }: HumanizerDraft,
  model: string | undefined,
): QuoteInput {
  const wishes = {
    ...(tone && { tone }),
    ...(purpose && { purpose }),
    ...(voice.trim() && { voice }),
    ...(dropPraise && { dropPraise }),
  }
  return { text, mode, lock, ...wishes, ...(model && { model }) }
}
