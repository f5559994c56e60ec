// The product with a tiny model under the name of the smallest, and a server that sends its file. The file stops arriving
// at two fifths; after a message on the channel, the rest is sent with one cut in between.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { offeredModels } from '../../contract/local-models.ts'
import { readEnv } from '../../server/platform/env.ts'
import { startServer } from '../../server/start-server.ts'
import { writeTinyModel } from '../../server/testing/models/tiny-model.ts'

const folder = process.env.DATA_DIR!
const path = join(folder, 'tiny.gguf')
writeTinyModel(path, { words: ['The', 'moon', 'pulls', 'the', 'sea', 'towards', 'it.'] })
const file = readFileSync(path)
const held = Math.floor(file.length * 0.4)
let isHeld = true
let isCut = false

const files = createServer((request, response) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': file.length - start,
    ...(start > 0 ? range : {}),
  })
  if (isHeld) return void response.write(file.subarray(start, held))
  if (isCut) return void response.end(file.subarray(start))
  isCut = true
  response.write(file.subarray(start, start + 1_000), () => response.destroy())
})
await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
process.once('message', () => {
  isHeld = false
})

const [smallest] = offeredModels
const sha256 = createHash('sha256').update(file).digest('hex')
const tiny = { ...smallest!, bytes: file.length, sha256, memoryBytes: 1 }
const mirror = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
const env = readEnv({ ...process.env, MODEL_MIRROR: mirror })
const server = await startServer(env, join(import.meta.dirname, '../../build/web'), { models: [tiny] })
process.send?.({ url: server.address })
process.on('SIGTERM', async () => {
  files.closeAllConnections()
  await server.stop()
  process.exit(0)
})
