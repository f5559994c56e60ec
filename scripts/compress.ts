import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|wasm)$/
/** The server reads it and sends parts of it. */
const unsent = 'first-views.json'
const sizeMinBytes = 1_024

/** Writes file.br and file.gz next to every file of the folder that is large enough and gets smaller. */
export async function compressTextFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== unsent,
  )
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** The best quality takes half a minute for the 16 MB of the grammar checker, and saves little. */
const largeBytesMin = 2_000_000
const largeQuality = 6

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < sizeMinBytes) return
  const isLarge = bytes.length > largeBytesMin
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? largeQuality : constants.BROTLI_MAX_QUALITY,
  }
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(bytes, { params }),
    gzipAsync(bytes, { level: isLarge ? largeQuality : 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
