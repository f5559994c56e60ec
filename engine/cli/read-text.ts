import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

export const FILE_BYTES_MAX = 50 * 1024 * 1024
const EXTRACT_MS_MAX = 30_000
const EXTRACT_HEAP_MB_MAX = 384

/** The text of a file by its ending: .docx and .pdf are opened, everything else is read as UTF-8 or UTF-16. */
export async function readFileText(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined)
  if (!info) throw new Error('There is no such file.')
  if (!info.isFile()) throw new Error('This is not a file.')
  if (info.size > FILE_BYTES_MAX)
    throw new Error(`The file is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB.`)
  const bytes = await readFile(path)
  const kind = extname(path).toLowerCase()
  return kind === '.docx' || kind === '.pdf' ? extractText(bytes, kind) : decodeText(bytes)
}

export async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin) {
    size += chunk.length
    if (size > FILE_BYTES_MAX) throw new Error(`The input is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return decodeText(Buffer.concat(chunks))
}

export function decodeText(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  // The decoder drops the byte order mark.
  const text = new TextDecoder(utf16).decode(bytes)
  if (text.slice(0, 4096).includes('\u0000')) throw new Error('This is not a text file.')
  return text
}

/** Opens a document in a thread of its own, so that a hostile file can cost neither more time nor more memory than this. */
function extractText(bytes: Uint8Array, kind: '.docx' | '.pdf'): Promise<string> {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: { bytes, kind },
    resourceLimits: { maxOldGenerationSizeMb: EXTRACT_HEAP_MB_MAX },
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('It takes too long to read.'), EXTRACT_MS_MAX)
    function fail(message: string): void {
      clearTimeout(timer)
      void worker.terminate()
      reject(new Error(message))
    }
    worker.once('message', (answer: { text?: string; error?: string }) => {
      clearTimeout(timer)
      void worker.terminate()
      if (answer.text === undefined) reject(new Error(answer.error))
      else resolve(answer.text)
    })
    worker.once('error', () => fail(`This ${kind} file is broken or too large to read.`))
    worker.once('exit', () => fail(`This ${kind} file could not be read.`))
  })
}
