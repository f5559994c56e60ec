// The process that runs one language model. Started by runtime/model-process.ts, which sends it a StartMessage.
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createModelServer } from './http-server.ts'
import { loadModel, startFailureOf } from './load-model.ts'
import type { HostMessage, StartMessage } from './messages.ts'

/** Highest: when memory runs out, Linux ends this process before any other. */
const outOfMemoryScore = '1000'

// The server has ended, also when it was killed.
process.on('disconnect', () => process.exit(0))
process.once('message', (start: StartMessage) => void serve(start))

async function serve(start: StartMessage): Promise<void> {
  offerToOutOfMemoryKiller()
  try {
    const loaded = await loadModel(start)
    const server = createModelServer({
      loaded,
      key: start.key,
      onRead: (done, total) => report({ type: 'read', done, total }),
      onBusy: () => report({ type: 'busy' }),
      onFree: () => report({ type: 'free' }),
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      report({ type: 'ready', port, contextTokens: loaded.contextTokens })
    })
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const failed: HostMessage = { type: 'failed', reason: startFailureOf(error), detail }
    process.send?.(failed, () => process.exit(1))
  }
}

function report(message: HostMessage): void {
  if (process.connected) process.send?.(message)
}

function offerToOutOfMemoryKiller(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', outOfMemoryScore)
  } catch {
    // A container may not allow it.
  }
}
