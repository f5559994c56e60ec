// Plain JavaScript, in a process of its own: Node takes 25 MB for reading TypeScript, and what a PDF took of a process it
// does not give back. The first thread watches what the second one takes.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const MEMORY_BYTES_MAX = 140 * 1024 * 1024
const HEAP_MEGABYTES_MAX = 96
const WATCH_EVERY_MS = 5
const PAGES_MAX = 2000
const CHARACTERS_MAX = 8_000_000

if (isMainThread) watch(process.argv[2])
else parentPort.postMessage(await answer(workerData.path))

function watch(path) {
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX, maxYoungGenerationSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  const tooMuch = 'This .pdf file takes too much memory to read.'
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_BYTES_MAX) tell({ error: tooMuch })
  }, WATCH_EVERY_MS)
  worker.once('message', tell)
  worker.once('error', (error) =>
    tell({ error: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : 'This .pdf file is broken.' }),
  )
  function tell({ text, error }) {
    clearInterval(timer)
    process.stdout.write(text ?? error, () => process.exit(text === undefined ? 1 : 0))
  }
}

async function answer(path) {
  try {
    return { text: await readPdf(path) }
  } catch (error) {
    return { error: error.message }
  }
}

async function readPdf(path) {
  const pdf = await open(readBytes(path))
  if (pdf.numPages > PAGES_MAX) throw new Error(`This .pdf file has more than ${PAGES_MAX} pages.`)
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    text += `${await readPage(pdf, number)}\n\n`
    if (text.length > CHARACTERS_MAX) throw new Error('This .pdf file holds too much text.')
  }
  if (text.trim() === '') throw new Error('This .pdf file holds pictures of text and no text.')
  return text.trim()
}

async function readPage(pdf, number) {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return items.map(({ str, hasEOL }) => (str ?? '') + (hasEOL ? '\n' : '')).join('')
  } catch {
    // One damaged page does not cost the others.
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

/** Without a path what comes in on standard input. In room of their own: what reads them takes them over. */
function readBytes(path) {
  if (path === undefined) return Uint8Array.from(readFileSync(0))
  const fd = openSync(path, 'r')
  const bytes = new Uint8Array(fstatSync(fd).size)
  let got = 0
  for (let more = -1; more !== 0 && got < bytes.length; got += more)
    more = readSync(fd, bytes, got, bytes.length - got, got)
  closeSync(fd)
  return bytes.subarray(0, got)
}
