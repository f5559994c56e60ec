import 'fake-indexeddb/auto'
import { onTestFinished, vi } from 'vitest'
import * as Y from 'yjs'
import { defaultEssaySettings, defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import { fromBase64, toBase64 } from '../../../../contract/text/base64.ts'
import { applyUpdates } from './apply-updates.ts'

type Body = { update?: string; title?: string }

/** A server with one essay, which stores updates and never opens them. */
export type EssayServer = ReturnType<typeof createServer>

function createServer() {
  const server = {
    updates: [] as Uint8Array[],
    posts: [] as number[],
    isReachable: true,
    refusesTitles: false,
    answer(method: string, path: string, body: Body): [number, unknown] {
      const seq = server.updates.length
      if (method === 'PATCH') return server.refusesTitles ? [400, { code: 'validation' }] : [200, {}]
      if (method === 'POST') {
        server.posts.push(Date.now())
        return [200, { seq: server.updates.push(fromBase64(body.update!)) }]
      }
      const after = Number(path.split('after=')[1] ?? 0)
      const meta = { title: defaultEssayTitle, settings: defaultEssaySettings, record: null }
      return [200, { seq, updates: server.updates.slice(after).map(toBase64), essay: meta, ...meta }]
    },
    text() {
      const doc = new Y.Doc()
      applyUpdates(doc, server.updates, null)
      return textOf(doc)
    },
  }
  return server
}

/** Makes the parts of a browser that an open essay uses, in which all requests go to a new server. */
export function openHeadlessBrowser(): EssayServer {
  const server = createServer()
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('location', { host: 'localhost' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const body = JSON.parse(String(init.body ?? '{}')) as Body
    const [status, answer] = server.answer(init.method!, input, body)
    return Response.json(answer, { status })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return server
}

/** Appends a word to the text of a document. */
export function write(doc: Y.Doc, word: string): void {
  const root = doc.getXmlFragment('default')
  doc.transact(() => {
    if (root.length === 0) root.insert(0, [new Y.XmlText()])
    const line = root.get(0) as Y.XmlText
    line.insert(line.length, `${word} `)
  })
}

export function textOf(doc: Y.Doc): string {
  return String(doc.getXmlFragment('default')).trim()
}
