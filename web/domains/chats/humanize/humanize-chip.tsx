import { Feather } from 'lucide-react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { ToggleChip } from '../../../ui/fields/toggle-chip.tsx'

type HumanizeChipProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  words: RemainingWords | undefined
  /** Describes the service that rewrites the text. */
  dataProcessor: string | null
}

export function HumanizeChip({ isOn, onChange, words, dataProcessor }: HumanizeChipProps) {
  const left =
    words && humanizeTexts.wordsRemaining({ remaining_words: words.remaining_words, limit: words.limit })
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
      <span className="max-[389px]:sr-only">{humanizeTexts.humanize}</span>
      {words && (
        <span className="tabular font-normal @max-[38rem]:hidden">
          {humanizeTexts.left({ remaining_words: words.remaining_words })}
        </span>
      )}
    </ToggleChip>
  )
}
