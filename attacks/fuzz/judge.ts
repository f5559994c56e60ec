import { isFailure } from '../answers.ts'
import type { Addresses } from '../attacked-server.ts'
import { readLoop } from '../attacked-server.ts'
import type { FuzzRequest } from './requests.ts'
import { type FuzzWorld, send } from './send.ts'

const slowMs = 2_000
const busyMsMax = 500
/** Separate retries before a response counts as slow: a shared machine can stall once. */
const triesAlone = 3
const shownMax = 500

/**
 * Words and ids that belong only to Ana. An id leaves the set once another caller has sent it, because the creator of a
 * chat chooses its id.
 */
export type Secrets = { words: string[]; ids: Set<string> }
export type Tally = Record<string, number>

/** Sends requests at the same time. Returns what is wrong with their responses and with the server afterwards. */
export async function judgeTogether(
  server: Addresses,
  world: FuzzWorld,
  secrets: Secrets,
  requests: FuzzRequest[],
  tally: Tally,
): Promise<string[]> {
  await readLoop(server)
  const answers = await Promise.all(requests.map((request) => send(world, request)))
  const wrong: string[] = []
  const { busyMs } = await readLoop(server)
  if (busyMs > busyMsMax) wrong.push(`the loop stood still for ${Math.round(busyMs)} ms`)
  for (const [at, { sent }] of answers.entries())
    if (requests[at]!.caller !== 'ana')
      for (const id of secrets.ids) if (sent.includes(id)) secrets.ids.delete(id)
  for (const [at, answer] of answers.entries()) {
    const request = requests[at]!
    tally[answer.status] = (tally[answer.status] ?? 0) + 1
    if (isFailure(answer)) wrong.push(`${name(request)} → ${answer.status} ${answer.text.slice(0, 300)}`)
    const leaked = request.caller === 'ana' ? [] : secretsIn(answer, secrets)
    for (const secret of leaked) wrong.push(`${name(request)} of ${request.caller} has “${secret}” of Ana`)
    const ms = answer.ms > slowMs ? await fastestAlone(world, request) : 0
    if (ms > slowMs) wrong.push(`${name(request)} → ${answer.status} after ${Math.round(ms)} ms`)
  }
  return wrong
}

function secretsIn({ text, sent }: { text: string; sent: string }, { words, ids }: Secrets): string[] {
  return [...words.filter((word) => !sent.includes(word)), ...ids].filter((secret) => text.includes(secret))
}

async function fastestAlone(world: FuzzWorld, request: FuzzRequest): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let i = 0; i < triesAlone && fastest > slowMs; i++)
    fastest = Math.min(fastest, (await send(world, request)).ms)
  return fastest
}

/** The request as its seed produced it. */
function name({ method, path, ...rest }: FuzzRequest): string {
  return `${method} ${path} ${JSON.stringify(rest).slice(0, shownMax)}`
}
