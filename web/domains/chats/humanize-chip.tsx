import { Feather } from 'lucide-react'
import type { RemainingWords } from '../../../contract/credits.ts'
import { ToggleChip } from '../../ui/toggle-chip.tsx'

type HumanizeChipProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  words: RemainingWords | undefined
}

export function HumanizeChip({ isOn, onChange, words }: HumanizeChipProps) {
  const title = words && `Words Remaining (${words.remaining_words}/${words.limit})`
  return (
    <ToggleChip pressed={isOn} onChange={onChange} icon={<Feather aria-hidden="true" />} title={title}>
      Humanize
      {words && (
        <span className="tabular font-normal max-md:hidden">
          {words.remaining_words.toLocaleString('en-US')} left
        </span>
      )}
    </ToggleChip>
  )
}
