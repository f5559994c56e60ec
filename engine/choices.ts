// The humanizer options that a caller may choose, as plain words, so that a page can import them without the engine.

export const modes = ['clean', 'balanced', 'strong'] as const
export type Mode = (typeof modes)[number]

export const tones = ['neutral', 'formal', 'casual'] as const
export type Tone = (typeof tones)[number]

export const purposes = ['general', 'essay', 'marketing', 'email', 'news', 'technical', 'legal'] as const
export type Purpose = (typeof purposes)[number]

/** The tones and purposes that change what the built-in rules do, in Balanced and Strong; a language model hears all. */
export const heardByRules: { tones: readonly Tone[]; purposes: readonly Purpose[] } = {
  tones: ['formal', 'casual'],
  purposes: ['essay', 'news', 'technical', 'legal'],
}
