import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { EssaySession } from '../../sync/essay-session.ts'
import type { OutlineSection } from './parse-outline.ts'

const undoMs = 8_000

/** Replaces the whole plan of the essay, says so, and offers to bring an earlier plan back. */
export function storeOutline(session: EssaySession, sections: OutlineSection[], note: string): void {
  const { outline: earlier } = session.read().settings
  session.setSettings({ outline: sections })
  const undo = { label: texts.undo, onClick: () => session.setSettings({ outline: earlier }) }
  toast(note, earlier.length > 0 ? { duration: undoMs, action: undo } : {})
}
