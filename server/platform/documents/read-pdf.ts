import { getDocumentProxy } from 'unpdf'
import { faultTexts } from '../../../contract/chats/files.ts'
import { pageText } from '../../../engine/documents.ts'
import { Unreadable } from './messages.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Pages = { text: string[]; pages: number }

/**
 * Returns the text of each page until `charactersMax` characters are read or the time is over. Throws Unreadable with a
 * reason for the user.
 */
export async function readPdf(bytes: Uint8Array, charactersMax: number, endsAtMs: number): Promise<Pages> {
  const document = await open(bytes)
  const text: string[] = []
  let size = 0
  for (let page = 1; page <= document.numPages; page++) {
    const said = await readPage(document, page)
    text.push(said)
    size += said.length
    if (size > charactersMax || Date.now() > endsAtMs) break
  }
  if (text.join('').trim() === '') throw new Unreadable(faultTexts.scan)
  return { text, pages: document.numPages }
}

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // `verbosity: 0` keeps warnings off the console.
    return await getDocumentProxy(bytes, { verbosity: 0 })
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new Unreadable(faultTexts.locked)
    throw new Unreadable(faultTexts.pdfDamaged)
  }
}

async function readPage(document: Document, number: number): Promise<string> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return pageText(items)
  } catch {
    // A damaged page does not prevent reading the others.
    return ''
  }
}
