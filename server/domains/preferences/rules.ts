import type { Preferences } from '../../../contract/preferences.ts'

/** The documented defaults (2-commercial.md section 3). */
export const defaultPreferences: Omit<Preferences, 'two_factor_auth' | 'updated_at'> = {
  theme: 'light',
  timezone: 'UTC',
  first_name: '',
  last_name: '',
  display_name: '',
  email_notifications: true,
  weekly_report: true,
  feature_updates: true,
  security_alerts: true,
  marketing_emails: false,
  usage_alerts: true,
  max_context_length: 4_000,
  default_model: 'gpt-3.5-turbo',
  language: 'en',
  custom_instructions: '',
  history_on: false,
  humanize_reminder: true,
}
