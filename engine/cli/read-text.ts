import {
  type ByteSource,
  collect,
  DOCUMENT_BYTES_MAX,
  openFile,
  TEXT_BYTES_MAX,
  tooLarge,
} from './byte-source.ts'
import { decodeText } from './decode-text.ts'
import { fileKind, HEAD_BYTES } from './file-kind.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

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

function collectStandardInput(): Promise<ByteSource> {
  const ending = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D'
  if (process.stdin.isTTY) process.stderr.write(`Type or paste the text, and end it with ${ending}.\n`)
  return collect(process.stdin)
}

async function readSource(source: ByteSource, name: string): Promise<string> {
  const kind = fileKind(source.read(0, HEAD_BYTES), name)
  const most = kind === 'text' ? TEXT_BYTES_MAX : DOCUMENT_BYTES_MAX
  if (source.size > most) throw new Error(tooLarge(most))
  if (kind === 'docx') return readDocx(source)
  return kind === 'pdf' ? readPdf(source) : decodeText(source.read(0, source.size))
}
