import type { OwnDocumentParam } from '../../../../contract/originality/originality.ts'
import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'

export type GivenSource = { id: string; name: string; text: string }
/** The document that the text was taken from. */
export type OpenedDocument = OwnDocumentParam & { title: string }

/** What a user has entered; it survives a reload and a sign-in of this tab. */
export type OriginalityDraft = {
  text: string
  sources: GivenSource[]
  document: OpenedDocument | null
}

const emptyDraft: OriginalityDraft = { text: '', sources: [], document: null }

const keyOf = (owner: string) => `originalityDraft:${owner}` as const

export function readDraft(owner: string): OriginalityDraft {
  try {
    const stored = JSON.parse(browserStorage('session')?.getItem(keyOf(owner)) ?? 'null')
    return stored ? { ...emptyDraft, ...stored } : emptyDraft
  } catch {
    return emptyDraft
  }
}

export function saveDraft(owner: string, draft: OriginalityDraft): void {
  const isEmpty = draft.text === '' && draft.sources.length === 0
  // Beyond the browser's storage limit the draft stays on the screen but does not survive a reload.
  if (isEmpty || !storeItem('session', keyOf(owner), JSON.stringify(draft)))
    browserStorage('session')?.removeItem(keyOf(owner))
}

/** Moves what a visitor entered to the user who has signed in, unless that user has a draft. */
export function takeVisitorDraft(owner: string, entered: OriginalityDraft): OriginalityDraft {
  const own = readDraft(owner)
  return own.text.trim() === '' && own.sources.length === 0 ? entered : own
}
