import { isReaderKey } from '../../../../contract/essays/comments.ts'
import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'

/** Who comments by a link: a name, and a key by which this browser's comments are its own. */
export type ReaderIdentity = { name: string; key: string }

const storageKey = (userId: string | null) => `sharedReader:${userId ?? 'visitor'}` as const

/** Reads the identity of this browser's reader, or makes a new one without a name. */
export function readReaderIdentity(userId: string | null): ReaderIdentity {
  try {
    const stored = JSON.parse(browserStorage('local')?.getItem(storageKey(userId)) ?? 'null') as unknown
    const { name, key } = (stored ?? {}) as Partial<ReaderIdentity>
    if (typeof name === 'string' && typeof key === 'string' && isReaderKey(key)) return { name, key }
  } catch {
    // What cannot be read is replaced.
  }
  return { name: '', key: newKey() }
}

export function storeReaderIdentity(userId: string | null, identity: ReaderIdentity): void {
  storeItem('local', storageKey(userId), JSON.stringify(identity))
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
