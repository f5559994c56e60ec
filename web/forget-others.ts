import { lastingEssays } from './domains/essays/sync/browser/unsent-essays.ts'
import { browserStorage, storeItem, whoseKey } from './ui/browser-storage.ts'
import { answersCopyName, essayOfCopy, removeLocalCopies } from './ui/local-copies.ts'

const ownerName = 'local-owner'
const unsentName = 'unsentEssays:'

/** The chats of the essays that stay, by user. */
type Lasting = Map<string, string[]>

/**
 * Removes what this browser keeps of other users than the one who is signed in. Without one, the session has expired:
 * then only essays with words that the server does not have yet stay, for their user and for a week. What a visitor
 * typed stays.
 */
export function forgetOthers(userId: string | null): Promise<void> {
  const lasting: Lasting = userId === null ? findLasting() : new Map()
  forgetKeys('local', userId, lasting)
  forgetKeys('session', userId, new Map())
  return removeLocalCopies((name) => {
    const essay = essayOfCopy(name)
    // The answers are removed by the copy itself (offline-copy.ts).
    if (!essay) return name === answersCopyName
    return essay.userId === userId || (lasting.get(essay.userId)?.includes(essay.chatId) ?? false)
  })
}

function findLasting(): Lasting {
  const keys = Object.keys(browserStorage('local') ?? {}).filter((key) => key.startsWith(unsentName))
  const users = keys.map((key) => key.slice(unsentName.length))
  return new Map(
    users.map((id) => [id, lastingEssays(id)] as const).filter(([, essays]) => essays.length > 0),
  )
}

function forgetKeys(kind: 'local' | 'session', userId: string | null, lasting: Lasting): void {
  const storage = browserStorage(kind)
  if (!storage) return
  const last = storage.getItem(ownerName)
  for (const key of Object.keys(storage)) {
    const { whose, id } = whoseKey(key)
    const isOfOthers = whose === 'last-owner' ? last !== null && last !== userId : id !== userId
    const isFree = whose === 'browser' || whose === 'handed' || id === 'visitor'
    if (isOfOthers && !isFree && !isLasting(key, lasting)) storage.removeItem(key)
  }
  if (userId === null) storage.removeItem(ownerName)
  else storeItem(kind, ownerName, userId)
}

/** The list of unsent essays, its time, and the title and settings of each. */
function isLasting(key: string, lasting: Lasting): boolean {
  const [name, id = '', chatId] = key.split(':')
  const essays = lasting.get(id)
  if (!essays) return false
  return name === 'unsentEssays' || name === 'unsentAt' || (name === 'essay' && essays.includes(chatId ?? ''))
}
