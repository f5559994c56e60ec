import { help as texts } from '../../../../locales/en/essays/help.ts'
import type { HabitKind } from '../worker/help-messages.ts'

/** Says what a habit is and why it is marked. */
export function HabitCard({ kind }: { kind: HabitKind }) {
  return (
    <div className="px-1">
      <p className="text-12 font-medium text-ink-muted">{texts.habitNames[kind]}</p>
      <p className="mt-0.5 text-pretty">{texts.habitNotes[kind]}</p>
    </div>
  )
}
