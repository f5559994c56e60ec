import { CircleDot, CirclePause } from 'lucide-react'
import type { RecordState } from '../../../../contract/essays/record.ts'
import { recordTexts as texts } from '../../../locales/en/essays/record.ts'

/** Shows beside the state of saving that the authorship record is on, also while its panel is closed. */
export function RecordMark({ state }: { state: RecordState | null }) {
  if (!state) return null
  const isOn = state === 'on'
  return (
    <span title={texts.marks[state]} className="flex shrink-0 items-center gap-1.5 text-13 text-ink-muted">
      {isOn ? (
        <CircleDot aria-hidden="true" className="size-4 text-danger" />
      ) : (
        <CirclePause aria-hidden="true" className="size-4" />
      )}
      <span className="max-xl:sr-only">{texts.marks[state]}</span>
    </span>
  )
}
