import { faultTexts } from '../../../contract/chats/files.ts'
import { limits } from '../../../contract/limits.ts'
import { countWords } from '../../../contract/word-count.ts'
import { nameOfType, noteOfDisguise, readSignature } from './file-signature.ts'
import { joinNotes, noteOfPages, noteOfWord } from './left-out-notes.ts'
import { type ReadAnswer, type ReadDocument, type ReadTask, Unreadable } from './messages.ts'
import { readDocx } from './read-engine-document.ts'
import { readPdf } from './read-pdf.ts'
import { answered, asText, nothing, readPlain, storable, upToWord } from './read-plain.ts'

const charactersMax = limits.fileCharactersMax

/** Reads a file's content. Reasons for a refusal are written for the user. */
export function readDocument(task: ReadTask): Promise<ReadAnswer> {
  return answered(() => readBytes(task))
}

async function readBytes(task: ReadTask): Promise<ReadDocument> {
  const { name, declaredType, bytes, patienceMs } = task
  if (bytes.length === 0) throw new Unreadable(faultTexts.empty)
  const signature = await readSignature(bytes)
  if (signature?.kind === 'other')
    throw new Unreadable(faultTexts.ofKind({ found: nameOfType(signature.type) }))
  if (signature?.kind !== 'pdf' && signature?.kind !== 'docx') return readPlain(task, signature)
  const { kind, type } = signature
  const disguise = noteOfDisguise(name, declaredType, type)
  const read = kind === 'pdf' ? await textOfPdf(bytes, patienceMs) : textOfWord(bytes)
  return { ...nothing, kind, type, ...read, note: joinNotes([disguise, read.note]) }
}

type ReadText = Partial<ReadDocument> & Pick<ReadDocument, 'note'>

function textOfWord(bytes: Uint8Array): ReadText {
  const word = readDocx(bytes)
  return { ...asText(word.text), note: noteOfWord(word) }
}

async function textOfPdf(bytes: Uint8Array, patienceMs: number): Promise<ReadText> {
  const { text, pages } = await readPdf(bytes, charactersMax, Date.now() + patienceMs)
  const clean = text.map((page) => storable(page).replaceAll('\f', '\n').trim())
  const kept = fittingPages(clean)
  const joined = kept.join('\f')
  return {
    text: joined,
    pages,
    pagesRead: kept.length,
    words: countWords(joined),
    isCut: kept.length < pages || kept[0]!.length < clean[0]!.length,
    note: noteOfPages(kept),
  }
}

/** Returns as many whole pages as fit, or the start of a single page that is too long. */
function fittingPages(pages: string[]): string[] {
  let room = charactersMax
  const end = pages.findIndex((page) => {
    room -= page.length + 1
    return room < 0
  })
  if (end < 0) return pages
  return end === 0 ? [upToWord(pages[0]!)] : pages.slice(0, end)
}
