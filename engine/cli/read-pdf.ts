import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { OpenFile } from './byte-source.ts'

const timeMaxMs = 30_000
const flags = ['--max-semi-space-size=1', '--optimize-for-size', '--v8-pool-size=1']
const program = fileURLToPath(new URL('./pdf-process.mjs', import.meta.url))

/** Returns the text of a PDF, read by a process limited to 140 MB and 30 s. Throws with a message for the user. */
export async function readPdf(source: OpenFile): Promise<string> {
  const { size, path } = source
  const args = [...flags, program, String(size), ...(path === undefined ? [] : [path])]
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeMaxMs,
    killSignal: 'SIGKILL',
  })
  // A process that has read enough closes the pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(path === undefined ? source.read(0, size) : undefined)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const said = Buffer.concat(chunks).toString()
  if (code === 0) return said
  throw new Error(
    code === 1 && said !== '' ? said : 'This .pdf file takes too long, or too much memory, to read.',
  )
}
