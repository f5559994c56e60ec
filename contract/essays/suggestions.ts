import { z } from 'zod'
import type { Message } from '../../texts/message.ts'
import { humanizeModes } from '../humanizer.ts'
import { limits } from '../limits.ts'
import { type Tone, toneIds } from '../tones.ts'
import { outlineSection } from './outline.ts'

/** What a language model or the humanizer can do with the text of an essay. */
export const suggestionActions = [
  'improve',
  'shorten',
  'expand',
  'tone',
  'simplify',
  'translate',
  'continue',
  'humanize',
  'rewrite',
  'draft',
  'outline',
] as const
export type SuggestionAction = (typeof suggestionActions)[number]

/** The languages of translations, with their names in the language itself. `english` is for the model. */
export const translationLanguages = [
  { id: 'en', label: 'English', english: 'English' },
  { id: 'es', label: 'Español', english: 'Spanish' },
  { id: 'fr', label: 'Français', english: 'French' },
  { id: 'de', label: 'Deutsch', english: 'German' },
  { id: 'it', label: 'Italiano', english: 'Italian' },
  { id: 'pt', label: 'Português', english: 'Portuguese' },
  { id: 'nl', label: 'Nederlands', english: 'Dutch' },
  { id: 'pl', label: 'Polski', english: 'Polish' },
  { id: 'sv', label: 'Svenska', english: 'Swedish' },
  { id: 'tr', label: 'Türkçe', english: 'Turkish' },
  { id: 'uk', label: 'Українська', english: 'Ukrainian' },
  { id: 'ru', label: 'Русский', english: 'Russian' },
  { id: 'ar', label: 'العربية', english: 'Arabic' },
  { id: 'hi', label: 'हिन्दी', english: 'Hindi' },
  { id: 'ja', label: '日本語', english: 'Japanese' },
  { id: 'ko', label: '한국어', english: 'Korean' },
  { id: 'zh', label: '中文', english: 'Chinese' },
] as const
export type TranslationLanguage = (typeof translationLanguages)[number]['id']
const languageIds = translationLanguages.map(({ id }) => id) as [
  TranslationLanguage,
  ...TranslationLanguage[],
]

/** The parts of a passage that a suggestion must not change. */
const lockedKinds = ['quotation', 'citation', 'footnote', 'link', 'code', 'break', 'token', 'other'] as const
export type LockedKind = (typeof lockedKinds)[number]

/** Returns the token that replaces a locked span in a passage. A suggestion must contain each token exactly once. */
export const lockedToken = (number: number) => `[[${number}]]`

/** A longer locked span is shortened for the model. The page always inserts the whole span. */
export const lockedCharactersMax = 1_000
export const lockedSpansMax = 200

const context = z.string().max(limits.suggestionContextCharactersMax).default('')

/**
 * Body of POST /api/essays/{chatId}/suggestions. `passage` is one paragraph, or the topic of an outline. It is limited
 * by `limits.suggestionCharactersMax`, which the server checks with a message that helps the user.
 */
export const suggestionInput = z.strictObject({
  action: z.enum(suggestionActions),
  passage: z.string().default(''),
  /** The locked spans that the tokens of the passage replace, in the order of their numbers. */
  locked: z
    .array(z.strictObject({ kind: z.enum(lockedKinds), text: z.string().max(lockedCharactersMax) }))
    .max(lockedSpansMax)
    .default([]),
  /** The text around the passage, for context only. */
  before: context,
  after: context,
  /** The strength of the humanizer. */
  mode: z.enum(humanizeModes).optional(),
  tone: z.enum(toneIds).optional(),
  language: z.enum(languageIds).optional(),
  /** The suggestion that the user wants another one for. */
  previous: context,
  /** The plan of the essay, and the section to draft. */
  outline: z.array(outlineSection).max(limits.outlineSectionsMax).default([]),
  section: z.number().int().min(0).max(limits.outlineSectionsMax).optional(),
  /** The number of words that an outline plans for. */
  words: z.number().int().min(1).max(100_000).optional(),
})
export type SuggestionInput = z.infer<typeof suggestionInput>
export type SuggestionRequest = z.input<typeof suggestionInput>

/**
 * An event of a suggestion. again: the answer lost a locked span, so the text starts again with a second answer. done:
 * `text` is the whole suggestion; `isUnchanged` means that there is nothing to suggest, and `reason` says why if the
 * reason is known.
 */
export type SuggestionEvent =
  | { type: 'start'; model: string }
  | { type: 'delta'; text: string }
  | { type: 'again' }
  | {
      type: 'done'
      text: string
      isUnchanged: boolean
      reason: string | null
      says?: Message
      remainingWords: number | null
    }
  | { type: 'error'; error: string; code: string; says: Message }

/** Response of GET /api/essays/{chatId}/suggestions: what the model of this essay can do. */
export type SuggestionOffer = {
  model: string
  isBuiltIn: boolean
  actions: SuggestionAction[]
  tones: Tone[]
}
