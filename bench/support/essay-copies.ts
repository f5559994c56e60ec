import type { Page } from '@playwright/test'
import * as Y from 'yjs'
import { textOf } from '../../server/testing/essay-calls.ts'

/** Returns the text that the server has of an essay. */
export async function serverText(url: string, chatId: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/essays/${chatId}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`The essay was answered with ${answer.status}`)
  const { updates } = (await answer.json()) as { updates: string[] }
  return textIn(updates)
}

/**
 * Returns the text that the browser has stored of an essay, read on a page of the same address that shows no essay.
 * Empty where there is no copy.
 */
export async function browserText(page: Page, chatId: string): Promise<string> {
  return textIn(await page.evaluate(readRows, chatId))
}

function textIn(updates: string[]): string {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, new Uint8Array(Buffer.from(update, 'base64')))
  return textOf(doc)
}

/** Runs in the browser. */
async function readRows(chatId: string): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const name = names.find((each) => each.startsWith('longhand-essay ') && each.endsWith(chatId))
  if (!name) return []
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const rows = await new Promise<Uint8Array[]>((resolve, reject) => {
    const request = database.transaction('updates').objectStore('updates').getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  database.close()
  return rows.map((row) => btoa(Array.from(row, (byte) => String.fromCharCode(byte)).join('')))
}
