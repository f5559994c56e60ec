// What a caller may choose of the humanizer, as words alone: a page can hold this file without the engine behind it.

export const MODES = ['clean', 'balanced', 'strong'] as const
export type Mode = (typeof MODES)[number]

export const TONES = ['neutral', 'formal', 'casual'] as const
export type Tone = (typeof TONES)[number]

export const PURPOSES = ['general', 'essay', 'marketing', 'email', 'news', 'technical', 'legal'] as const
export type Purpose = (typeof PURPOSES)[number]
