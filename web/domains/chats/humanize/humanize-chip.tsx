import { Feather } from 'lucide-react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { plans } from '../../../../contract/plans.ts'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { ToggleChip } from '../../../ui/fields/toggle-chip.tsx'
import { toast } from '../../../ui/toast.tsx'

type HumanizeChipProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  words: RemainingWords | undefined
  /** Whether the model's replies need words too. */
  repliesNeedWords: boolean
  /** Describes the service that rewrites the text. */
  dataProcessor: string | null
}

export function HumanizeChip({ isOn, onChange, words, repliesNeedWords, dataProcessor }: HumanizeChipProps) {
  const left =
    words && humanizeTexts.wordsRemaining({ remaining_words: words.remaining_words, limit: words.limit })
  const missing = words && reasonForNothing(words)
  const title = [missing, left, dataProcessor].filter(Boolean).join('\n')
  return (
    <ToggleChip
      pressed={isOn}
      onChange={(isPressed) => {
        const description = repliesNeedWords
          ? humanizeTexts.repliesNeedWords
          : humanizeTexts.repliesStayAsWritten
        if (isPressed && missing) toast.error(missing, { description })
        onChange(isPressed)
      }}
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

/** Returns why replies are not humanized, or null. Some plans do not meter the chat. */
function reasonForNothing({ remaining_words: left, tier }: RemainingWords): string | null {
  if (left > 0 || !plans[tier].metersChat) return null
  return errorTexts[plans[tier].outOfWords]
}
