import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Probe } from './probe.ts'

const pauseMs = 10
const patienceMs = 60_000
const { url, method = 'GET', headers = {}, body } = workerData as Probe
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const waits: number[] = []
const statuses: number[] = []
let ended = false

parentPort!.once('message', () => {
  ended = true
})

await ask()
waits.length = 0
statuses.length = 0
parentPort!.postMessage({ waits, statuses })
do {
  await ask()
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
} while (!ended)
parentPort!.postMessage({ waits, statuses })

/** Sends one request; a broken connection counts as status 0. */
async function ask(): Promise<void> {
  const startedAt = performance.now()
  const status = await new Promise<number>((resolve) => {
    const sent = request(url, { method, agent, headers, timeout: patienceMs }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
  })
  waits.push(performance.now() - startedAt)
  statuses.push(status)
}
