import { type SuggestionOffer, suggestionActions } from '../../../../contract/essays/suggestions.ts'
import { toneIds } from '../../../../contract/tones.ts'
import type { Context } from '../../../platform/context.ts'
import { builtInActions, builtInTones } from './built-in-writer.ts'
import { openWriter } from './open-writer.ts'

/** Returns what the model of an essay can do with its text. */
export async function readOffer(ctx: Context, chatId: string): Promise<SuggestionOffer> {
  const { model } = await openWriter(ctx, chatId)
  const isBuiltIn = model.kind === 'built-in'
  return {
    model: model.label,
    isBuiltIn,
    actions: [...(isBuiltIn ? builtInActions : suggestionActions)],
    tones: isBuiltIn ? builtInTones : toneIds.filter((id) => id !== 'neutral'),
  }
}
