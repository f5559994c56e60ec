import { randomUUID } from 'node:crypto'
import * as Y from 'yjs'
import { essayFragment } from '../../contract/essays/essay-defaults.ts'
import type { EssayChanges, OpenedEssay } from '../../contract/essays/essays.ts'
import type { TestUser } from './test-user.ts'

export async function putEssay(user: TestUser, chatId: string = randomUUID()): Promise<OpenedEssay> {
  const answer = await user.send('PUT', `/api/essays/${chatId}`)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as OpenedEssay
}

export async function changesOf(user: TestUser, chatId: string, after = 0): Promise<EssayChanges> {
  const answer = await user.get(`/api/essays/${chatId}/updates?after=${after}`)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as EssayChanges
}

export function sendUpdate(user: TestUser, chatId: string, update: Uint8Array): Promise<Response> {
  return user.send('POST', `/api/essays/${chatId}/updates`, {
    update: Buffer.from(update).toString('base64'),
  })
}

export function applyAll(doc: Y.Doc, { updates }: { updates: string[] }): void {
  for (const update of updates) Y.applyUpdate(doc, new Uint8Array(Buffer.from(update, 'base64')), 'server')
}

/** Returns the document of an essay as a new page would show it. */
export async function loadDoc(user: TestUser, chatId: string): Promise<Y.Doc> {
  const doc = new Y.Doc()
  applyAll(doc, await changesOf(user, chatId))
  return doc
}

/** Adds a paragraph, as the editor's binding stores it, and returns the change. */
export function writeParagraph(doc: Y.Doc, text: string): Uint8Array {
  const before = Y.encodeStateVector(doc)
  const paragraph = new Y.XmlElement('paragraph')
  paragraph.insert(0, [new Y.XmlText(text)])
  const fragment = doc.getXmlFragment(essayFragment)
  fragment.insert(fragment.length, [paragraph])
  return Y.encodeStateAsUpdate(doc, before)
}

/** Returns the text of a document, one line for each paragraph. */
export function textOf(doc: Y.Doc): string {
  return doc
    .getXmlFragment(essayFragment)
    .toArray()
    .map((block) =>
      (block as Y.XmlElement)
        .toArray()
        .map((text) => (text as Y.XmlText).toJSON())
        .join(''),
    )
    .join('\n')
}
