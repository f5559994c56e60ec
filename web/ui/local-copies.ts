const prefix = 'longhand-'
const essayPrefix = `${prefix}essay`

/** The database with the last answers of the server, for use without a network. */
export const answersCopyName = `${prefix}answers`

/** The name of the database with this browser's copy of an essay. */
export function essayCopyName(userId: string, chatId: string): string {
  return `${essayPrefix} ${userId} ${chatId}`
}

/** Returns the user and the chat of a database; null if it is no copy of an essay. */
export function essayOfCopy(name: string): { userId: string; chatId: string } | null {
  const [head, userId, chatId] = name.split(' ')
  return head === essayPrefix && userId && chatId ? { userId, chatId } : null
}

/** Removes the copies of documents and answers that this browser keeps, except those that may stay. */
export async function removeLocalCopies(mayStay: (name: string) => boolean = () => false): Promise<void> {
  try {
    const stored = await indexedDB.databases()
    const names = stored.flatMap(({ name }) => (name?.startsWith(prefix) && !mayStay(name) ? [name] : []))
    await Promise.all(names.map(removeDatabase))
  } catch {
    // This browser keeps no databases.
  }
}

/** Resolves also if another tab has the database open; the browser then removes it when that tab closes it. */
function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
}
