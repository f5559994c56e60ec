import type { HumanizerName } from '../../../../contract/humanizer.ts'

/** The service that rewrites the text, for the user. */
export const dataProcessorTexts: Record<HumanizerName, string> = {
  embedded: 'Rewritten on this server. Nothing is sent to other services.',
  model: 'Rewritten by the language model that this server uses.',
  undetectable: 'Rewritten by Undetectable.ai.',
}
