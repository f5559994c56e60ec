import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { offeredModels } from '../../../../contract/local-models.ts'
import { stalls, startFileServer } from '../../../testing/servers/hostile-file-server.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { openModelDownloads } from './model-downloads.ts'
import { openModelStore } from './model-store.ts'

test('a model is ready only when its download has ended, although its file is there a moment before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-downloads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = Buffer.alloc(1_000)
  const model = { ...offeredModels[0]!, bytes: content.length }
  const { address } = await startFileServer([stalls(content, 400)])
  let isInPlace = false
  const store = { ...openModelStore(folder), isReady: () => isInPlace }
  const downloads = openModelDownloads({
    store,
    models: [model],
    mirror: address,
    log: silentLog,
    onReady: () => {},
  })
  await downloads.start(model)
  isInPlace = true
  expect(downloads.stateOf(model).status).toBe('running')
  await downloads.close()
  expect(downloads.stateOf(model).status).toBe('ready')
})
