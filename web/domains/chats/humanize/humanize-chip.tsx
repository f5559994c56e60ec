import { Feather } from 'lucide-react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { ToggleChip } from '../../../ui/fields/toggle-chip.tsx'

type HumanizeChipProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  words: RemainingWords | undefined
  /** Describes the service that rewrites the text. */
  dataProcessor: string | null
}

export function HumanizeChip({ isOn, onChange, words, dataProcessor }: HumanizeChipProps) {
  const left = words && `Words Remaining (${words.remaining_words}/${words.limit})`
  const title = [left, dataProcessor].filter(Boolean).join('\n')
  return (
    <ToggleChip
      pressed={isOn}
      onChange={onChange}
      icon={<Feather aria-hidden="true" />}
      title={title || undefined}
      className="max-md:px-2.5"
    >
      {/* On the narrowest phones only the icon fits. */}
      <span className="max-[389px]:sr-only">Humanize</span>
      {words && (
        <span className="tabular font-normal @max-[38rem]:hidden">
          {words.remaining_words.toLocaleString('en-US')} left
        </span>
      )}
    </ToggleChip>
  )
}
