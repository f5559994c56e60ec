import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { createLanes } from '../workers/pool/lanes.ts'
import type { ShareOf } from '../workers/pool/pool.ts'
import { registerPool } from '../workers/pool/pool-states.ts'
import type { ChatModel } from './models.ts'

type TurnOptions = {
  /** Requests that the operator's models receive at the same time. */
  max: number
  shareOf: ShareOf
  /** A request that has waited this long is refused. */
  waitMs?: number
}

type Waiting = { admit: () => void }

const usualWaitMs = 60_000
const waitingMax = 500
const retryAfterSeconds = 10

/**
 * Limits how many requests the operator's models receive from this server at the same time. The others wait in one line
 * per owner, and the owners take turns in proportion to their shares.
 */
export function streamInTurn({ max, shareOf, waitMs = usualWaitMs }: TurnOptions) {
  // One owner never holds all turns.
  const lanes = createLanes<Waiting>({ runningMax: max, longMax: max, runningPerOwner: Math.ceil(max / 2) })

  registerPool(() => ({
    name: 'models',
    threads: 0,
    running: lanes.running(),
    waiting: lanes.waiting(),
    crashes: 0,
  }))

  function dispatch(): void {
    for (let next = lanes.next(); next; next = lanes.next()) next.admit()
  }

  /** Resolves to a function that ends the turn. */
  async function takeTurn(owner: string, signal: AbortSignal): Promise<() => void> {
    const place = { owner, length: 'short' as const, share: await shareOf(owner) }
    if (lanes.waiting() >= waitingMax) throw busy()
    const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        lanes.remove(place, waiting)
        reject(signal.aborted ? signal.reason : busy())
      }
      const waiting: Waiting = {
        admit() {
          limit.removeEventListener('abort', onAbort)
          resolve(() => {
            lanes.release(place)
            dispatch()
          })
        },
      }
      limit.throwIfAborted()
      limit.addEventListener('abort', onAbort, { once: true })
      lanes.add(place, waiting)
      dispatch()
    })
  }

  return (model: ChatModel): ChatModel => ({
    ...model,
    async *stream(request) {
      const endTurn = await takeTurn(request.owner, request.signal)
      try {
        yield* model.stream(request)
      } finally {
        endTurn()
      }
    },
  })
}

function busy(): AppError {
  return new AppError('model_unavailable', refusalTexts.modelBusy, { retryAfterSeconds })
}
