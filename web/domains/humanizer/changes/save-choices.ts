import { api, unwrap } from '../../../api.ts'
import { beforeSignOut } from '../../../ui/history/before-sign-out.ts'
import type { Choices } from './review.ts'

const quietMs = 800
/** Browsers refuse a request that outlives its page with a larger body. */
const keepaliveBytesMax = 60_000
/** What saves the choices of each text that are not saved yet. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => Promise<void> }>()

/**
 * Saves the user's choices with the entry in the history, once no further choice follows for a moment, on sign-out, or
 * when the page is left. A failure is not shown: the tab keeps the choices too, and the next one sends all of them again.
 */
export function saveChoices(textId: string, choices: Choices): void {
  // The same function is added once only.
  window.addEventListener('pagehide', saveAll)
  beforeSignOut(saveAll)
  clearTimeout(waiting.get(textId)?.timer)
  const save = async () => {
    const isSmall = new Blob([JSON.stringify(choices)]).size < keepaliveBytesMax
    waiting.delete(textId)
    const call = api.api['humanized-texts'][':id'].choices.$put(
      { param: { id: textId }, json: choices },
      { init: { keepalive: isSmall } },
    )
    await unwrap(call).catch(() => {})
  }
  waiting.set(textId, { timer: setTimeout(save, quietMs), save })
}

async function saveAll(): Promise<void> {
  await Promise.all(
    [...waiting.values()].map(({ timer, save }) => {
      clearTimeout(timer)
      return save()
    }),
  )
}
