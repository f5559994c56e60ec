import { expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { defaultEssayTitle, essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import { toBase64 } from '../../../../contract/text/base64.ts'
import { readMemory, writeMemory } from './browser/essay-memory.ts'
import { openLocalCopy } from './browser/local-copy.ts'
import { type EssayServer, openHeadlessBrowser, textOf, write } from './headless-browser.ts'
import { openEssay } from './open-essay.ts'
import { openTabChannel } from './tab-channel.ts'
import { unmergedText } from './unmerged-text.ts'

const userId = 'ana'

async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 10_000, interval: 20 })
}

function open(chatId: string) {
  const session = openEssay(chatId, userId)
  onTestFinished(() => session.close())
  return session
}

/** Writes words into this browser's copy of an essay. */
async function writeOffline(chatId: string, text: string): Promise<void> {
  const doc = new Y.Doc()
  const copy = openLocalCopy(doc, userId, chatId)
  await copy.whenRead
  write(doc, text)
  await copy.close()
}

async function readCopy(chatId: string): Promise<string> {
  const doc = new Y.Doc()
  const copy = openLocalCopy(doc, userId, chatId)
  await copy.whenRead
  await copy.close()
  return textOf(doc)
}

/** Lets the database of this browser open only after a while, as after a crash. */
function slowDatabase(ms: number): void {
  const openNow = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = {} as IDBOpenDBRequest
    setTimeout(() => {
      const real = openNow(name)
      real.onupgradeneeded = () => {
        Object.assign(request, { result: real.result })
        request.onupgradeneeded?.({} as IDBVersionChangeEvent)
      }
      real.onsuccess = () => {
        Object.assign(request, { result: real.result })
        request.onsuccess?.({} as Event)
      }
    }, ms)
    return request
  })
  onTestFinished(() => void vi.restoreAllMocks())
}

function serverWith(text: string): EssayServer {
  const server = openHeadlessBrowser()
  const doc = new Y.Doc()
  write(doc, text)
  server.updates.push(Y.encodeStateAsUpdate(doc))
  return server
}

test('sends what only this browser has, also when the page gets the focus before its copy is read', async () => {
  const server = serverWith('On the server.')
  await writeOffline('focus', 'Only here.')
  slowDatabase(200)
  const session = open('focus')
  window.dispatchEvent(new Event('focus'))
  await until(() => session.read().state === 'saved')
  expect(server.text()).toContain('Only here.')
  expect(session.read().restored).toBe(2)
})

test('stores what is written while the server cannot be reached', async () => {
  const server = openHeadlessBrowser()
  server.isReachable = false
  const session = open('offline')
  await until(() => session.read().state === 'offline')
  for (let word = 0; word < 30; word++) write(session.doc, `word${word}`)
  expect(await readCopy('offline')).toContain('word29')
  expect(session.read().hasLocalCopy).toBe(true)
  server.isReachable = true
  session.retry()
  await until(() => server.text().includes('word29'))
})

test('says what came back also to a writer who goes on before the server has answered', async () => {
  const server = openHeadlessBrowser()
  await writeOffline('early', 'Three old words.')
  server.isReachable = false
  const session = open('early')
  await until(() => session.read().state === 'offline')
  write(session.doc, 'new')
  server.isReachable = true
  session.retry()
  await until(() => session.read().state === 'saved')
  expect(session.read().restored).toBe(3)
  expect(server.text()).toContain('new')
})

test('reports a change that this browser cannot store, and stores everything when it can again', async () => {
  openHeadlessBrowser()
  const session = open('full')
  await until(() => session.read().state === 'saved')
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  write(session.doc, 'lost?')
  await until(() => !session.read().hasLocalCopy)
  write(session.doc, 'neither')
  full.mockRestore()
  await until(() => session.read().hasLocalCopy)
  expect(await readCopy('full')).toContain('lost? neither')
})

test('is called by its first heading until it has a title', async () => {
  openHeadlessBrowser()
  const session = open('heading')
  await until(() => session.read().state === 'saved')
  expect(session.read().title).toBe(defaultEssayTitle)
  const heading = new Y.XmlElement('heading')
  session.doc.getXmlFragment(essayFragment).insert(0, [heading])
  heading.insert(0, [new Y.XmlText('Whales in winter')])
  await until(() => session.read().title === 'Whales in winter')
  session.setTitle('The sea')
  expect(session.read().title).toBe('The sea')
})

test('saves at least once a second where this browser keeps nothing', async () => {
  const server = openHeadlessBrowser()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const session = open('private')
  await until(() => session.read().state === 'saved')
  expect(session.read().hasLocalCopy).toBe(false)
  const begin = Date.now()
  const typing = setInterval(() => write(session.doc, 'word'), 50)
  await until(() => server.posts.length > 0)
  clearInterval(typing)
  // With a copy in this browser it would be three seconds.
  expect(server.posts[0]! - begin).toBeLessThan(2_500)
})

test('stores a large essay as a whole again after it was deleted elsewhere', async () => {
  const server = serverWith(`${'tide '.repeat(300_000)}end`)
  const session = open('deleted')
  await until(() => session.read().state === 'saved')
  server.updates = []
  session.recreate()
  await until(() => server.updates.length > 0)
  expect(server.text()).toContain('end')
})

test('counts as stored only once the server has it', async () => {
  const server = openHeadlessBrowser()
  server.isReachable = false
  const session = open('stored')
  await until(() => session.read().state === 'offline')
  expect(session.read().isStored).toBe(false)
  server.isReachable = true
  session.retry()
  await until(() => session.read().isStored)
})

test('keeps a title of another tab that is not on the server yet', async () => {
  openHeadlessBrowser()
  const session = open('tabs')
  await until(() => session.read().state === 'saved')
  const memory = readMemory(userId, 'tabs')
  writeMemory(userId, 'tabs', { ...memory, title: 'Tides', patch: { title: 'Tides' } })
  const before = session.read().record
  session.setRecord('on')
  session.retry()
  await until(() => session.read().record === before)
  expect(readMemory(userId, 'tabs').patch).toEqual({ title: 'Tides' })
})

test('saves the text although a title is refused', async () => {
  const server = openHeadlessBrowser()
  server.refusesTitles = true
  const session = open('title')
  await until(() => session.read().state === 'saved')
  session.setTitle('Refused')
  write(session.doc, 'saved')
  await until(() => server.text().includes('saved'))
})

test('saves the text although the small storage of this browser is full', async () => {
  const server = openHeadlessBrowser()
  const session = open('storage')
  await until(() => session.read().state === 'saved')
  localStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  write(session.doc, 'saved')
  await until(() => server.text().includes('saved'))
})

test('asks again for the changes of another device after a request that failed', async () => {
  const server = openHeadlessBrowser()
  const session = open('pull')
  await until(() => session.read().state === 'saved')
  const device = new Y.Doc()
  write(device, 'from the phone')
  server.updates.push(Y.encodeStateAsUpdate(device))
  server.isReachable = false
  session.retry()
  await until(() => session.read().state === 'offline')
  server.isReachable = true
  await until(() => textOf(session.doc).includes('from the phone'))
})

test('opens an essay with a change that cannot be merged, and reports it', async () => {
  const server = serverWith('Readable.')
  const damaged = new Uint8Array([1, 2, 3, 255])
  server.updates.unshift(damaged)
  const session = open('damaged')
  await until(() => session.read().state === 'saved')
  expect(textOf(session.doc)).toBe('Readable.')
  expect(session.read().unmerged).toBe(1)
  expect(session.readUnmerged()).toEqual([damaged])
  expect(unmergedText([...session.readUnmerged(), server.updates[1]!], 'Data')).toBe(
    ['Readable. ', 'Data', toBase64(damaged), toBase64(server.updates[1]!)].join('\n\n'),
  )
  write(session.doc, 'And more.')
  await until(() => server.text().includes('And more.'))
})

test('replaces many small changes in this browser’s copy by one', async () => {
  openHeadlessBrowser()
  const session = open('many')
  await until(() => session.read().state === 'saved')
  for (let word = 0; word < 520; word++) write(session.doc, `word${word}`)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  write(session.doc, 'last')
  expect(await readCopy('many')).toMatch(/word0 .*word519 last$/)
})

test('leaves the changes of another tab that is alive to that tab, and sends those of a closed one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const orphans: Uint8Array[] = []
  const quiet = { onUpdate: () => {}, onMeta: () => {}, onOrphans: () => {} }
  const here = openTabChannel(userId, 'tabs-alive', {
    ...quiet,
    onOrphans: (updates) => void orphans.push(...updates),
  })
  const third = openTabChannel(userId, 'tabs-alive', {
    ...quiet,
    onOrphans: (updates) => void orphans.push(...updates),
  })
  const other = openTabChannel(userId, 'tabs-alive', quiet)
  onTestFinished(() => {
    here.close()
    third.close()
    other.close()
  })
  const heard = () => new Promise((resolve) => setTimeout(resolve, 50))
  other.sendUpdate(new Uint8Array([1]))
  await heard()
  for (let at = 0; at < 12; at++) {
    vi.advanceTimersByTime(5_000)
    await heard()
  }
  expect(orphans).toEqual([])
  other.close()
  vi.advanceTimersByTime(5_000)
  await heard()
  vi.advanceTimersByTime(5_000)
  await heard()
  vi.advanceTimersByTime(15_000)
  await heard()
  expect(orphans.length).toBeGreaterThan(0)
  expect([...orphans[0]!]).toEqual([1])
})
