// The humanizer options that a caller may choose, as plain words, so that a page can import them without the engine.

export const MODES = ['clean', 'balanced', 'strong'] as const
export type Mode = (typeof MODES)[number]

export const TONES = ['neutral', 'formal', 'casual'] as const
export type Tone = (typeof TONES)[number]

export const PURPOSES = ['general', 'essay', 'marketing', 'email', 'news', 'technical', 'legal'] as const
export type Purpose = (typeof PURPOSES)[number]
