import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOthers } from './forget-others.ts'
import { localKeys } from './ui/browser-storage.ts'
import { answersCopyName, essayCopyName } from './ui/local-copies.ts'

/** A storage whose keys are its properties, as in browsers. */
function createStorage(): Storage {
  const methods = {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: {
      value(key: string, value: string) {
        storage[key] = value
      },
    },
    removeItem: {
      value(key: string) {
        delete storage[key]
      },
    },
  }
  const storage = Object.create(Object.create(null, methods)) as Record<string, string>
  return storage as unknown as Storage
}

const day = 86_400_000

/** Stores every key of the table for Ana, and copies of two of her essays, one of them with unsent words. */
async function fill(unsentAt = Date.now()): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const [name, whose] of Object.entries(localKeys)) {
      const key = whose === 'owner' ? `${name}:ana` : whose === 'chat-owner' ? `${name}chat:ana` : name
      storage.setItem(key, 'of Ana')
    }
    storage.setItem('local-owner', 'ana')
    storage.setItem('humanizerDraft:visitor', 'of a visitor')
  }
  localStorage.setItem('unsentEssays:ana', '["unsent"]')
  localStorage.setItem('unsentAt:ana', String(unsentAt))
  for (const chat of ['unsent', 'sent']) localStorage.setItem(`essay:ana:${chat}`, 'title')
  for (const name of [answersCopyName, essayCopyName('ana', 'unsent'), essayCopyName('ana', 'sent')])
    await create(name)
}

function create(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

const browserKeys = Object.entries(localKeys).flatMap(([name, whose]) =>
  whose === 'browser' || whose === 'handed' ? [name] : [],
)
const keysIn = (storage: Storage) => Object.keys(storage).toSorted()
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted()

beforeEach(async () => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
  for (const name of await databases()) indexedDB.deleteDatabase(name!)
})

test('removes everything of one user when another signs in', async () => {
  await fill()
  await forgetOthers('ben')
  const left = [...browserKeys, 'humanizerDraft:visitor', 'local-owner'].toSorted()
  expect(keysIn(localStorage)).toEqual(left)
  expect(keysIn(sessionStorage)).toEqual(left)
  expect(localStorage.getItem('local-owner')).toBe('ben')
  expect(await databases()).toEqual([answersCopyName])
})

test('leaves only essays with unsent words after an expired session, and a week later nothing', async () => {
  await fill()
  await forgetOthers(null)
  const visitors = [...browserKeys, 'humanizerDraft:visitor']
  expect(keysIn(localStorage)).toEqual(
    [...visitors, 'essay:ana:unsent', 'unsentAt:ana', 'unsentEssays:ana'].toSorted(),
  )
  expect(keysIn(sessionStorage)).toEqual(visitors.toSorted())
  expect(await databases()).toEqual([answersCopyName, essayCopyName('ana', 'unsent')])
  localStorage.setItem('unsentAt:ana', String(Date.now() - 7 * day))
  await forgetOthers(null)
  expect(keysIn(localStorage)).toEqual(visitors.toSorted())
  expect(await databases()).toEqual([answersCopyName])
})

test('keeps everything of the user who signs in again, however old', async () => {
  await fill(Date.now() - 30 * day)
  const before = keysIn(localStorage)
  await forgetOthers('ana')
  expect(keysIn(localStorage)).toEqual(before)
  expect(await databases()).toHaveLength(3)
})

test('keeps what a visitor typed, also without the mark of an owner', async () => {
  localStorage.setItem('initialPrompt', 'typed on the front page')
  sessionStorage.setItem('detectorDraft:visitor', 'typed by a visitor')
  sessionStorage.setItem('study-draft', 'of this browser')
  await forgetOthers(null)
  await forgetOthers('ben')
  expect(localStorage.getItem('initialPrompt')).not.toBeNull()
  expect(keysIn(sessionStorage)).toEqual(['detectorDraft:visitor', 'local-owner', 'study-draft'])
})
