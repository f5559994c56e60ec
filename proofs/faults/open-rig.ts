import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTinyModel } from '../../server/testing/models/tiny-model.ts'
import { signUpUser, type TestUser } from '../../server/testing/test-user.ts'
import { startCluster } from '../support/cluster.ts'
import type { FaultRig } from './fault-table.ts'
import { startHostileModel } from './hostile-model.ts'
import { startRelay } from './relay.ts'

/** Longer than any call should take while everything is there again. */
const localReplyMs = 60_000

export type OpenRig = FaultRig & { operator: TestUser; close: () => Promise<void> }

/** Starts two servers behind nginx whose database, model and mail server can be disturbed. */
export async function openFaultRig(): Promise<OpenRig> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-faults-'))
  const model = await startHostileModel()
  const { cluster, relay } = await startCluster({
    settings: {
      AI_BASE_URL: model.url,
      AI_MODEL: 'hostile',
      // A model that is silent is given up soon, so that a round is short.
      AI_SILENCE_SECONDS: '5',
    },
    openRelay: startRelay,
  }).then((made) => {
    if (!made.relay) throw new Error('The cluster has no relay.')
    return { cluster: made, relay: made.relay }
  })
  const operator = await signUpUser(cluster.request)
  const file = join(folder, 'tiny.gguf')
  // Words that differ, because a reply that repeats itself is ended.
  writeTinyModel(file, { words: Array.from({ length: 300 }, (_, at) => `tide${at}`) })
  const chosen = await operator.send('PUT', '/api/operator/local-models/file', { path: file })
  if (!chosen.ok) throw new Error(`The model of this computer was refused: ${await chosen.text()}`)

  /** The reply may end in any way, but it has to end. */
  async function askLocalModel(): Promise<void> {
    const answer = await cluster
      .request('/api/chat', {
        method: 'POST',
        headers: { cookie: operator.cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ message: 'Why?', chatId: randomUUID(), model: 'local:own-file' }),
        signal: AbortSignal.timeout(localReplyMs),
      })
      .catch(() => null)
    await answer?.text().catch(() => '')
  }

  return {
    cluster,
    relay,
    model,
    mail: cluster.mail,
    operator,
    askLocalModel,
    async close() {
      await cluster.close()
      await model.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
