import type { ModelChoice } from '../../../../contract/chats/chats.ts'

/**
 * Reports whether replies of a model need words: those for which the operator pays (docs/spec/decisions.md 45). The
 * built-in writer, a model on this computer and one of the user's own key answer without.
 */
export function needsWords(model: ModelChoice | undefined): boolean {
  return model?.kind === 'endpoint'
}
