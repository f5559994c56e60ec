import type { SuggestionAction, TranslationLanguage } from '../../../../contract/essays/suggestions.ts'
import type { Tone } from '../../../../contract/tones.ts'

/** An action with what it needs to know. */
export type SuggestionChoice =
  | { action: Exclude<SuggestionAction, 'tone' | 'translate' | 'draft' | 'outline'> }
  | { action: 'tone'; tone: Tone }
  | { action: 'translate'; language: TranslationLanguage }
