/** Releases the place. Calling it again has no effect. */
export type Leave = () => void

export type OwnerLines = {
  /**
   * Takes one of the owner's `max` places, or waits for one in the owner's queue. Returns null if the queue is full,
   * the wait too long, or the caller gone.
   */
  enter: (
    owner: string,
    limit: { max: number; waiting: number },
    signal?: AbortSignal,
  ) => Promise<Leave | null>
}

/** Requests of this process that are inside their owner's line, or wait in it. */
export const placesNow = { inside: 0, waiting: 0 }

type Line = { inside: number; waiting: Set<() => void> }

const waitMsUsual = 30_000

/** Limits costly work on this server by owner, so that one owner's requests never wait for another's. */
export function createOwnerLines(waitMs = waitMsUsual): OwnerLines {
  const lines = new Map<string, Line>()

  function leaveOnce(owner: string, line: Line): Leave {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const [next] = line.waiting
      // The place goes to the caller that has waited longest, so the number inside stays the same.
      if (next) return next()
      line.inside--
      placesNow.inside--
      if (line.inside === 0) lines.delete(owner)
    }
  }

  function waitForPlace(line: Line, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasPlace: boolean) => {
        if (line.waiting.delete(admit)) placesNow.waiting--
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        resolve(hasPlace)
      }
      const admit = () => end(true)
      const giveUp = () => end(false)
      const timer = setTimeout(giveUp, waitMs)
      line.waiting.add(admit)
      placesNow.waiting++
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp)
    })
  }

  return {
    async enter(owner, { max, waiting }, signal) {
      const line = lines.get(owner) ?? { inside: 0, waiting: new Set() }
      lines.set(owner, line)
      if (line.inside < max) {
        line.inside++
        placesNow.inside++
        return leaveOnce(owner, line)
      }
      if (line.waiting.size >= waiting) return null
      return (await waitForPlace(line, signal)) ? leaveOnce(owner, line) : null
    },
  }
}
