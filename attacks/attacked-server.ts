import { join } from 'node:path'
import { freePort, startProgram } from '../bench/support/processes.ts'
import type { LoopReading } from './loop-watch.ts'
import type { UpstreamCounts } from './model-upstream.ts'

/**
 * Addresses of an attacked server, its loop watch and its model; plain values, so that they can be passed to test
 * files.
 */
export type Addresses = { url: string; watchUrl: string; modelUrl: string; pid: number }

/** Starts `server/main.ts` on a new data folder, with a watch on its event loop and a model that counts its calls. */
export async function startAttackedServer(
  settings: Record<string, string> = {},
): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  const watchPort = String(await freePort())
  const model = await startProgram('attacks/model-upstream.ts')
  const server = await startProgram('server/main.ts', {
    // In the mode "test", which a test run sets, some limits are off.
    NODE_ENV: 'development',
    // Gives each visitor of a test a separate address.
    TRUST_PROXY: 'on',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'counted',
    // Keys that users enter are tested there and not at an external service.
    OPENAI_BASE_URL: `${model.url}/v1`,
    LOG_LEVEL: 'fatal',
    LOOP_WATCH_PORT: watchPort,
    // Look-ups find the attacker's pages on this machine.
    SOURCE_LOOKUPS: 'true',
    NODE_OPTIONS: ['loop-watch.ts', 'reach-loopback.ts']
      .map((file) => `--import=${join(import.meta.dirname, file)}`)
      .join(' '),
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

/** Returns the longest delay of the server's event loop since the last reading. */
export async function readLoop({ watchUrl }: Addresses): Promise<LoopReading> {
  return (await (await fetch(watchUrl)).json()) as LoopReading
}

/** Returns the calls that reached the operator's model since the last reading. */
export async function readModelCounts({ modelUrl }: Addresses): Promise<UpstreamCounts> {
  return (await (await fetch(`${modelUrl}/counts`)).json()) as UpstreamCounts
}

/** Keeps the replies of the operator's model back while `run` works. */
export async function holdModel({ modelUrl }: Addresses, run: () => Promise<unknown>): Promise<void> {
  await fetch(`${modelUrl}/hold`, { method: 'POST' })
  try {
    await run()
  } finally {
    await fetch(`${modelUrl}/release`, { method: 'POST' })
  }
}
