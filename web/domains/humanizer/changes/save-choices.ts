import { knownRevisionsMax } from '../../../../contract/humanizer.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { beforeSignOut } from '../../../ui/history/before-sign-out.ts'
import { randomId } from '../../../ui/random-id.ts'
import { keepResult, readKeptResult } from './kept-result.ts'
import type { Choices } from './review.ts'

const quietMs = 800
/** Browsers refuse a request that outlives its page with a larger body. */
const keepaliveBytesMax = 60_000
/** What saves the choices of each text that are not saved yet. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => Promise<void> }>()

type Saving = {
  owner: string
  textId: string
  choices: Choices
  /** Another tab or device has saved since; nothing was changed there. */
  onConflict: () => void
}

/**
 * Saves the user's choices with the entry in the history, once no further choice follows for a moment, on sign-out, or
 * when the page is left. A failure is not shown: the tab keeps the choices too, and the next one sends all of them again.
 */
export function saveChoices({ owner, textId, choices, onConflict }: Saving): void {
  // The same function is added once only.
  window.addEventListener('pagehide', saveAll)
  beforeSignOut(saveAll)
  clearTimeout(waiting.get(textId)?.timer)
  const save = async () => {
    waiting.delete(textId)
    const known = revisionsOf(owner, textId)
    const json = { ...choices, known, revision: randomId() }
    // Before the answer, which a page that is left does not hear.
    rememberRevision(owner, textId, json.revision)
    const isSmall = new Blob([JSON.stringify(json)]).size < keepaliveBytesMax
    const call = api.api['humanized-texts'][':id'].choices.$put(
      { param: { id: textId }, json },
      { init: { keepalive: isSmall } },
    )
    await unwrap(call).catch((error) => {
      if (error instanceof ApiError && error.code === 'conflict') onConflict()
    })
  }
  waiting.set(textId, { timer: setTimeout(save, quietMs), save })
}

/** The saves of an entry that this tab has made or seen, the newest last. */
function revisionsOf(owner: string, textId: string): string[] {
  const kept = readKeptResult(owner)
  return kept?.result.textId === textId ? (kept.revisions ?? []) : []
}

export function rememberRevision(owner: string, textId: string, revision: string): void {
  const kept = readKeptResult(owner)
  if (kept?.result.textId !== textId) return
  const revisions = [...(kept.revisions ?? []), revision].slice(-knownRevisionsMax)
  keepResult(owner, { ...kept, revisions })
}

async function saveAll(): Promise<void> {
  await Promise.all(
    [...waiting.values()].map(({ timer, save }) => {
      clearTimeout(timer)
      return save()
    }),
  )
}
