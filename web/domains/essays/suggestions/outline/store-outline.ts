import { limits } from '../../../../../contract/limits.ts'
import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { EssaySession } from '../../sync/essay-session.ts'
import type { OutlineSection } from './parse-outline.ts'

const undoMs = 8_000

/** Replaces the whole plan of the essay, says so, and offers to bring an earlier plan back, with what was added since. */
export function storeOutline(session: EssaySession, sections: OutlineSection[], note: string): void {
  const { outline: earlier } = session.read().settings
  session.setSettings({ outline: sections })
  const stored = new Set([...earlier, ...sections].map(({ id }) => id))
  function restore() {
    const added = session.read().settings.outline.filter(({ id }) => !stored.has(id))
    session.setSettings({ outline: [...earlier, ...added].slice(0, limits.outlineSectionsMax) })
  }
  const undo = { label: texts.undo, onClick: restore }
  toast(note, earlier.length > 0 ? { duration: undoMs, action: undo } : {})
}
