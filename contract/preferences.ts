import { z } from 'zod'
import { limits } from './limits.ts'

export const themes = ['light', 'dark'] as const
/** The documented list (2-commercial.md). Those that are not translated fall back to English. */
export const languages = ['auto', 'en', 'es', 'fr', 'de', 'zh', 'ja', 'ko'] as const

const name = z.string().trim().max(100)

/** What a user may write; any part of it. `two_factor_auth` mirrors the account and is not among it. */
export const preferencesPatch = z
  .object({
    theme: z.enum(themes),
    timezone: z.string().max(64).refine(isTimezone, 'Unknown time zone'),
    first_name: name,
    last_name: name,
    display_name: name,
    email_notifications: z.boolean(),
    weekly_report: z.boolean(),
    feature_updates: z.boolean(),
    security_alerts: z.boolean(),
    marketing_emails: z.boolean(),
    usage_alerts: z.boolean(),
    max_context_length: z.number().int().min(1_000).max(1_000_000),
    default_model: z.string().min(1).max(200),
    language: z.enum(languages),
    /** Are checked and humanized texts kept with their results (decisions.md 35)? */
    history_on: z.boolean(),
    /** Does the chat ask before it sends a message with Humanize off (1-writing.md section 4)? */
    humanize_reminder: z.boolean(),
    /** What every language model is told about the user and their wishes. */
    custom_instructions: z.string().trim().max(limits.customInstructionsCharactersMax),
  })
  .partial()
  .strict()
export type PreferencesPatch = z.infer<typeof preferencesPatch>

/** One row per user; names as documented. Keys are write-only and never part of it (decisions.md 40). */
export type Preferences = Required<PreferencesPatch> & {
  two_factor_auth: boolean
  updated_at: string | null
}

export const preferenceTexts = {
  loadFailed: 'Failed to load preferences',
  updateFailed: 'Failed to update preference',
  saved: 'Settings saved successfully',
  savedLocally: 'Settings applied locally only',
  savedLocallyOffline: 'Settings applied locally only: the server cannot be reached.',
  savedLocallyDatabase: 'Settings applied locally only: the database is unavailable.',
  savedLocallyVisitor: 'Settings applied locally only: you are not signed in.',
} as const

function isTimezone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
