import { localModelTexts } from '../../../../contract/local-models.ts'
import type { Message } from '../../../../texts/message.ts'
import { AppError } from '../../errors.ts'
import { createLines } from '../../workers/pool/lines.ts'
import type { ShareOf } from '../../workers/pool/pool.ts'

export type ModelLine = {
  /**
   * Waits for a turn and resolves to the function that ends it. `onPlace` gets the number of requests before this one
   * each time it changes, and the seconds that they will take; null until a request has ended.
   */
  enter: (request: { owner: string; signal: AbortSignal }, onPlace: OnPlace) => Promise<() => void>
}

type OnPlace = (place: number, seconds: number | null) => void
/** `place` is the one that was reported last. */
type Waiting = { start: () => void; onPlace: OnPlace; place: number }

const waitingMax = 30
/** A few chats, a rewrite and the titles that they lead to. */
const waitingPerOwner = 6
/** Weight of the newest turn in the usual length of one. */
const newestShare = 0.3

/**
 * Requests to one model, which takes one at a time. Each owner has a line, and the owners take turns in proportion to
 * their shares, so that many requests of one user delay another user by one turn and not by all of them.
 */
export function openModelLine(shareOf: ShareOf = async () => 1): ModelLine {
  const lines = createLines<Waiting>()
  let isBusy = false
  let usualMs: number | null = null
  let startedAt = 0

  const reportPlaces = () => {
    for (const [i, one] of lines.inTurn().entries()) {
      const place = i + 1
      if (one.place !== place) one.onPlace(place, secondsBefore(place, usualMs, Date.now() - startedAt))
      one.place = place
    }
  }
  const startNext = () => {
    const next = isBusy ? null : lines.take(() => true)
    if (!next) return
    isBusy = true
    startedAt = Date.now()
    next.item.start()
  }
  const leave = () => {
    const tookMs = Date.now() - startedAt
    usualMs = usualMs === null ? tookMs : usualMs * (1 - newestShare) + tookMs * newestShare
    isBusy = false
    startNext()
    reportPlaces()
  }
  const leaveOnce = () => {
    let hasLeft = false
    return () => {
      if (!hasLeft) leave()
      hasLeft = true
    }
  }

  return {
    async enter({ owner, signal }, onPlace) {
      const share = await shareOf(owner)
      signal.throwIfAborted()
      if (lines.waitingOf(owner) >= waitingPerOwner) throw full(localModelTexts.ownLineFull)
      if (lines.size() >= waitingMax) throw full(localModelTexts.lineFull)
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          onPlace,
          place: 0,
          start() {
            signal.removeEventListener('abort', onAbort)
            resolve(leaveOnce())
          },
        }
        const onAbort = () => {
          lines.remove(owner, one)
          reject(signal.reason)
          reportPlaces()
        }
        signal.addEventListener('abort', onAbort, { once: true })
        lines.add(owner, one, share)
        startNext()
        reportPlaces()
      })
    },
  }
}

function full(message: Message): AppError {
  return new AppError('model_failed', message)
}

/** Estimates from the usual length of a turn when those before this one have ended; the first of them runs already. */
function secondsBefore(place: number, usualMs: number | null, runningMs: number): number | null {
  if (usualMs === null) return null
  return Math.max(1, Math.ceil((usualMs * place - Math.min(runningMs, usualMs)) / 1000))
}
