import * as Y from 'yjs'
import { documentText } from '../../../../contract/essays/essay-text.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { readMemory } from './browser/essay-memory.ts'
import { openLocalCopy } from './browser/local-copy.ts'
import { unsentEssays } from './browser/unsent-essays.ts'
import { plainDocument } from './document-json.ts'
import type { EssaySession } from './essay-session.ts'
import { openEssay, openSessions } from './open-essay.ts'

/** Sends what only this browser has of the user's essays. Resolves to false if some of it could not be saved. */
export async function saveUnsent(userId: string): Promise<boolean> {
  const saved = await Promise.all(unsentEssays(userId).map((chatId) => saveEssay(userId, chatId)))
  return saved.every(Boolean)
}

async function saveEssay(userId: string, chatId: string): Promise<boolean> {
  const open = openSessions.get(chatId)
  if (open) return open.flush()
  const session = openEssay(chatId, userId)
  await whenLoaded(session)
  const isSaved = await session.flush()
  await session.close()
  return isSaved
}

/** Resolves once the copy in this browser has been read and the server was asked. */
function whenLoaded(session: EssaySession): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (session.read().state === 'loading') return
      stop()
      resolve()
    }
    const stop = session.subscribe(look)
    look()
  })
}

/** Downloads the text of each essay that has unsaved words. */
export async function downloadUnsent(userId: string): Promise<void> {
  for (const chatId of unsentEssays(userId)) {
    const open = openSessions.get(chatId)
    if (open) downloadText(readMemory(userId, chatId).title, open.doc)
    else {
      const doc = new Y.Doc()
      const copy = openLocalCopy(doc, userId, chatId)
      await copy.whenRead
      downloadText(readMemory(userId, chatId).title, doc)
      await copy.close()
      doc.destroy()
    }
  }
}

function downloadText(title: string, doc: Y.Doc): void {
  downloadFile(`${title}.txt`, documentText(plainDocument(doc)))
}
