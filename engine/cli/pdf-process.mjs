// Plain JavaScript in a separate process: Node needs 25 MB to read TypeScript, and a process does not return the memory
// that a PDF used. The main thread supervises the worker. Arguments: the size of the PDF, and its path unless it comes
// from standard input.
import { openSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { pageText } from '../documents/reading-order.mjs'

const MemoryBytesMax = 140 * 1024 * 1024
const HeapMegabytesMax = 96
const WatchEveryMs = 5
const PagesMax = 2000
const CharactersMax = 8_000_000

if (isMainThread) watch({ size: Number(process.argv[2]), path: process.argv[3] })
else parentPort.postMessage(await answer(workerData))

function watch(task) {
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HeapMegabytesMax, maxYoungGenerationSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  const tooMuch = 'This .pdf file takes too much memory to read.'
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > MemoryBytesMax) tell({ error: tooMuch })
  }, WatchEveryMs)
  worker.once('message', tell)
  worker.once('error', (error) =>
    tell({ error: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : 'This .pdf file is broken.' }),
  )
  function tell({ text, error }) {
    clearInterval(timer)
    process.stdout.write(text ?? error, () => process.exit(text === undefined ? 1 : 0))
  }
}

async function answer({ size, path }) {
  try {
    return { text: await readPdf(readBytes(size, path)) }
  } catch (error) {
    return { error: error.message }
  }
}

async function readPdf(bytes) {
  const pdf = await open(bytes)
  if (pdf.numPages > PagesMax) throw new Error(`This .pdf file has more than ${PagesMax} pages.`)
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    text += `${await readPage(pdf, number)}\n\n`
    if (text.length > CharactersMax) throw new Error('This .pdf file holds too much text.')
  }
  if (text.trim() === '') throw new Error('This .pdf file holds pictures of text and no text.')
  return text.trim()
}

async function readPage(pdf, number) {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return pageText(items)
  } catch {
    // One damaged page does not affect the others.
    return ''
  }
}

async function open(data) {
  const { getDocumentProxy } = await import('unpdf')
  try {
    return await getDocumentProxy(data, { verbosity: 0 })
  } catch (error) {
    const isLocked = error.name === 'PasswordException'
    throw new Error(isLocked ? 'This .pdf file is locked with a password.' : 'This .pdf file is broken.')
  }
}

/** Returns a buffer of exactly this size, which the PDF library takes over without copying. */
function readBytes(size, path) {
  const fd = path === undefined ? 0 : openSync(path, 'r')
  const bytes = new Uint8Array(size)
  for (let at = 0, got = -1; got !== 0 && at < size; at += got) got = readSync(fd, bytes, at, size - at, null)
  return bytes
}
