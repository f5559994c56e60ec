/**
 * Whose a stored value is.
 * browser: of everyone at this browser; it tells nothing of a user.
 * owner: of the user whose id follows the name, or of the visitor: `chatDrafts:<id>`, `essay:<id>:<chat>`.
 * chat-owner: the same, with the id after a chat's: `temp_chat_<chat>:<id>`.
 * last-owner: of whoever used this storage last.
 * handed: of whoever opens the next page; ignored after an hour.
 */
type Whose = 'browser' | 'owner' | 'chat-owner' | 'last-owner' | 'handed'

/** Every key that the pages store in localStorage or sessionStorage. `storeItem` takes no other. */
export const localKeys = {
  theme: 'browser',
  sidebar: 'browser',
  language: 'browser',
  'language-of-visitor': 'browser',
  essayChatWidth: 'browser',
  'study-session-cards': 'browser',
  initialPrompt: 'handed',
  'local-owner': 'last-owner',
  'offline-copy': 'last-owner',
  'sign-out-requested': 'last-owner',
  'longhand-session': 'last-owner',
  'longhand-chats': 'last-owner',
  'study-draft': 'last-owner',
  humanizerRun: 'last-owner',
  essayWriterMessageContent: 'last-owner',
  essayWriterSourceChatId: 'last-owner',
  temp_chat_: 'chat-owner',
  lastActiveChatId: 'owner',
  lastChatId: 'owner',
  chatDrafts: 'owner',
  chatFiles: 'owner',
  humanize: 'owner',
  lastActiveEssayId: 'owner',
  lastEssayId: 'owner',
  essay: 'owner',
  unsentEssays: 'owner',
  unsentAt: 'owner',
  essaySuggestions: 'owner',
  'writing-help': 'owner',
  'writing-help-ignored': 'owner',
  preferences: 'owner',
  userSubscriptionTier: 'owner',
  userSubscriptionStatus: 'owner',
  subscriptionUpdatedAt: 'owner',
  humanizerDraft: 'owner',
  humanizerResult: 'owner',
  detectorDraft: 'owner',
  originalityDraft: 'owner',
  sharedReader: 'owner',
} as const satisfies Record<string, Whose>

type LocalName = keyof typeof localKeys
type NameOf<W extends Whose> = {
  [Name in LocalName]: (typeof localKeys)[Name] extends W ? Name : never
}[LocalName]

/** A key as it is stored. A new one needs a row above, or it does not compile. */
export type LocalKey =
  | NameOf<'browser' | 'last-owner' | 'handed'>
  | `${NameOf<'owner'>}:${string}`
  | `${NameOf<'chat-owner'>}${string}:${string}`

/** Returns whose a stored key is, and the id in it. A key of an earlier version belongs to the last owner. */
export function whoseKey(key: string): { whose: Whose; id: string | null } {
  if (key.startsWith('temp_chat_')) return { whose: 'chat-owner', id: key.split(':').at(-1) ?? null }
  const [name, id = null] = key.split(':')
  const whose = Object.hasOwn(localKeys, name!) ? localKeys[name as LocalName] : 'last-owner'
  return { whose, id }
}

/** Returns the storage, or null where the browser blocks it: reading the property alone throws there. */
export function browserStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Stores a value; the only place that does (scripts/boundaries/local-keys.ts). Returns false where the browser blocks storage or has no room left, and the value is not kept. */
export function storeItem(kind: 'local' | 'session', key: LocalKey, value: string): boolean {
  try {
    const storage = browserStorage(kind)
    storage?.setItem(key, value)
    return storage !== null
  } catch {
    return false
  }
}

/** Reports whether cookies are kept. Some browsers that block cookies reveal it only by blocking storage. */
export function keepsCookies(): boolean {
  return navigator.cookieEnabled && browserStorage('local') !== null
}
