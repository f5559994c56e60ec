import { messages } from '../../messages.ts'

/** Further words by which Ctrl+K finds single settings. */
export const settingWords = messages('pages/setting-words', {
  inSection: '{title} ({section})',
  darkMode: 'appearance theme night colours',
  language: 'spanish french translation',
  timeZone: 'timezone clock',
  exportPreferences: 'backup settings file json',
  picture: 'avatar photo profile image',
  displayName: 'first last nickname',
  emailAddress: 'mail change address',
  password: 'change set new passphrase',
  yourInstructions: 'custom system prompt',
  memory: 'context length tokens',
  yourOwnKeys: 'openai api key provider model',
  twoFactor: '2fa mfa authenticator code second factor recovery totp',
  passkeys: 'fingerprint face webauthn security key',
  history: 'kept texts checks rewrites delete',
  sharedLinks: 'share public address revoke chats essays checks',
  exportYourData: 'download zip archive gdpr takeout',
  openSessions: 'devices signed in log out everywhere',
  securityLog: 'events activity sign-ins',
  deleteAccount: 'remove close erase',
  cancel: 'refund money back downgrade stop unsubscribe plan',
  card: 'credit payment address portal',
  invoices: 'receipts billing refund paid pdf',
})
