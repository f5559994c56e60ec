import type { EngineFile } from 'virtual:engine-files'

const loaded = new Map<string, unknown>()

/**
 * Returns the content of a data file. The engine's modules read theirs when they are first imported.
 *
 * @public Called by the modules that scripts/try-out/engine-data.ts makes.
 */
export function dataOf(name: string): unknown {
  if (!loaded.has(name)) throw new Error(`The data “${name}” has not been loaded.`)
  return loaded.get(name)
}

/** Loads the files that are not loaded yet. Reports the bytes that have arrived, before compression. */
export async function loadData(
  files: readonly EngineFile[],
  onProgress: (loaded: number, total: number) => void,
): Promise<void> {
  const missing = files.filter(({ name }) => !loaded.has(name))
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  let arrived = 0
  await Promise.all(
    missing.map(async ({ name, address }) => {
      const text = await readText(address, (bytes) => {
        arrived += bytes
        onProgress(Math.min(arrived, total), total)
      })
      loaded.set(name, JSON.parse(text))
    }),
  )
}

async function readText(address: string, onBytes: (bytes: number) => void): Promise<string> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address} has the status ${response.status}.`)
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunksOf(response.body)) {
    text += decoder.decode(chunk, { stream: true })
    onBytes(chunk.length)
  }
  return text + decoder.decode()
}

/** Some browsers cannot yet iterate over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
