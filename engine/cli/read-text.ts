import { decodeText } from '../documents/decode-text.ts'
import { readDocx } from '../documents/read-docx.ts'
import { collect, documentBytesMax, type OpenFile, openFile, textBytesMax, tooLarge } from './byte-source.ts'
import { createCollector } from './collect-garbage.ts'
import { inUserWords } from './document-words.ts'
import { fileKind, headBytes } from './file-kind.ts'
import { readPdf } from './read-pdf.ts'

/** Bytes of markup after which memory is freed. */
const collectBytes = 4 * 1024 * 1024

/**
 * Returns the text of a file, or of standard input for "-". Recognises Word and PDF files by their first bytes. Throws
 * with a message for the user.
 */
export async function readText(name: string): Promise<string> {
  const source = name === '-' ? await collectStandardInput() : await openFile(name)
  try {
    return await readSource(source, name)
  } finally {
    source.close()
  }
}

function collectStandardInput(): Promise<OpenFile> {
  const ending = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D'
  if (process.stdin.isTTY) process.stderr.write(`Type or paste the text, and end it with ${ending}.\n`)
  return collect(process.stdin)
}

async function readSource(source: OpenFile, name: string): Promise<string> {
  const kind = fileKind(source.read(0, headBytes), name)
  const most = kind === 'text' ? textBytesMax : documentBytesMax
  if (source.size > most) throw new Error(tooLarge(most))
  if (kind === 'pdf') return readPdf(source)
  return inUserWords(() =>
    kind === 'docx'
      ? readDocx(source, createCollector(collectBytes)).text
      : decodeText(source.read(0, source.size)),
  )
}
