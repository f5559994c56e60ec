import { z } from 'zod'
import { completeLanguages, languageChoices } from './languages.ts'
import { historyDays, limits } from './limits.ts'

const themes = ['light', 'dark', 'system'] as const

const field = <Schema extends z.ZodType>(schema: Schema, standard: z.output<Schema>) => ({ schema, standard })
const name = z.string().overwrite(withoutHiddenSigns).trim().max(100)

/**
 * The preferences that a user may write: the values of each and its documented default (docs/spec/2-commercial.md
 * section 3). A new one is a line here and a column of the same name in its domain's tables; the rest is derived from
 * the two.
 */
const fields = {
  theme: field(z.enum(themes), 'light'),
  timezone: field(
    z
      .string()
      .max(64)
      .refine((zone) => nameOfTimezone(zone) !== null, 'Unknown time zone')
      .overwrite((zone) => nameOfTimezone(zone) ?? zone),
    'UTC',
  ),
  /** Whether each browser that is used sets the time zone. */
  timezone_follows_device: field(z.boolean(), true),
  first_name: field(name, ''),
  last_name: field(name, ''),
  display_name: field(name, ''),
  email_notifications: field(z.boolean(), true),
  weekly_report: field(z.boolean(), true),
  feature_updates: field(z.boolean(), true),
  security_alerts: field(z.boolean(), true),
  marketing_emails: field(z.boolean(), false),
  usage_alerts: field(z.boolean(), true),
  max_context_length: field(z.number().int().min(1_000).max(1_000_000), 4_000),
  default_model: field(z.string().min(1).max(200), 'gpt-3.5-turbo'),
  language: field(z.enum(languageChoices), 'auto'),
  /** The language that the user's browser showed last, in which mails are written. */
  shown_language: field(z.enum(completeLanguages), 'en'),
  /** Whether checked and humanized texts are kept with their results (docs/spec/decisions.md 35). */
  history_on: field(z.boolean(), false),
  /** Days after which entries of the history are deleted; 0 keeps them until the user deletes them. */
  history_days: field(z.literal(historyDays), 0),
  /** Whether the chat asks before it sends a message with Humanize off (docs/spec/1-writing.md section 4). */
  humanize_reminder: field(z.boolean(), true),
  /**
   * The language model that recasts texts in Balanced and Strong, as the user chose it by name; empty for the built-in
   * rules. The choice does not apply to another model.
   */
  recast_model: field(z.string().max(300), ''),
  /** Instructions that every language model receives. */
  custom_instructions: field(z.string().trim().max(limits.customInstructionsCharactersMax), ''),
}

type Fields = typeof fields
export type PreferenceName = keyof Fields
export const preferenceNames = Object.keys(fields) as PreferenceName[]

const mapFields = <Value>(pick: (name: PreferenceName) => Value) =>
  Object.fromEntries(preferenceNames.map((name) => [name, pick(name)]))

/** Any part of the preferences. `two_factor_auth` mirrors the account and is not writable. */
export const preferencesPatch = z
  .object(mapFields((name) => fields[name].schema) as { [Name in PreferenceName]: Fields[Name]['schema'] })
  .partial()
  .strict()
export type PreferencesPatch = z.infer<typeof preferencesPatch>

export type WritablePreferences = { [Name in PreferenceName]: z.output<Fields[Name]['schema']> }

export const defaultPreferences = mapFields((name) => fields[name].standard) as WritablePreferences

/**
 * One row per user, with the documented names. Keys are write-only and never part of it (docs/spec/decisions.md 40).
 */
export type Preferences = WritablePreferences & {
  two_factor_auth: boolean
  updated_at: string | null
}

/** Characters that show nothing and can make a name look like another one. Joiners stay: scripts and emoji need them. */
const hiddenSigns = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** Returns a name without its hidden signs. */
export function withoutHiddenSigns(text: string): string {
  return text.replace(hiddenSigns, '')
}

/**
 * Returns the one name of a time zone, of which Intl takes any spelling: Europe/Paris for europe/PARIS. Null for an unknown
 * one.
 */
export function nameOfTimezone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
