import { join } from 'node:path'
import { freePort, startProgram } from '../bench/support/processes.ts'
import type { LoopReading } from './loop-watch.ts'
import type { UpstreamCounts } from './model-upstream.ts'

/** Where an attacked server, its watch and its model are found; plain values, so that test files can be given them. */
export type Addresses = { url: string; watchUrl: string; modelUrl: string; pid: number }

/** `server/main.ts` on a data folder of its own, with a watch on its loop and a model that counts its calls. */
export async function startAttackedServer(
  settings: Record<string, string> = {},
): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  const watchPort = String(await freePort())
  const model = await startProgram('attacks/model-upstream.ts')
  const server = await startProgram('server/main.ts', {
    // Under "test", which a test run sets, some limits are off.
    NODE_ENV: 'development',
    // Lets each visitor of a test have an address of their own.
    TRUST_PROXY: 'on',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'counted',
    // Keys that somebody enters are tried there, and not at a service outside.
    OPENAI_BASE_URL: `${model.url}/v1`,
    LOG_LEVEL: 'fatal',
    LOOP_WATCH_PORT: watchPort,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-watch.ts')}`,
    ...settings,
  })
  return {
    addresses: {
      url: server.url,
      watchUrl: `http://127.0.0.1:${watchPort}`,
      modelUrl: model.url,
      pid: server.process.pid!,
    },
    stop: async () => {
      await server.stop()
      await model.stop()
    },
  }
}

/** How long the server's loop stood still at most since the last reading. */
export async function readLoop({ watchUrl }: Addresses): Promise<LoopReading> {
  return (await (await fetch(watchUrl)).json()) as LoopReading
}

/** What reached the operator's model since the last reading. */
export async function readModelCounts({ modelUrl }: Addresses): Promise<UpstreamCounts> {
  return (await (await fetch(`${modelUrl}/counts`)).json()) as UpstreamCounts
}
