import { RadioGroup } from 'radix-ui'
import { type Tone, toneOf, tones } from '../../../../contract/tones.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'

type ToneChoiceProps = {
  tone: Tone
  onChoose: (tone: Tone) => void
  /** The built-in writer is chosen. It edits in the text's own voice. */
  isWriter: boolean
}

/** Chooses the tone of this chat's replies. */
export function ToneChoice({ tone, onChoose, isWriter }: ToneChoiceProps) {
  return (
    <div className="flex shrink-0 flex-col gap-2 border-t border-line px-4 pt-2.5 pb-3">
      <p className="flex items-baseline justify-between gap-3 text-12 text-ink-muted">
        <span id="tone-of-chat">{modelsTexts.toneOfThisChat}</span>
        <span className="truncate">{contractText(toneOf(tone).text)}</span>
      </p>
      <RadioGroup.Root
        aria-labelledby="tone-of-chat"
        value={tone}
        onValueChange={(value) => onChoose(toneOf(value).id)}
        className="-mx-4 flex flex-wrap gap-1.5 px-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:py-0.5"
      >
        {tones.map(({ id, label }) => (
          <RadioGroup.Item
            key={id}
            value={id}
            className="h-7 shrink-0 rounded-full border border-line px-2.5 text-12 font-medium text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink data-[state=checked]:border-transparent data-[state=checked]:bg-accent-soft data-[state=checked]:text-accent max-md:h-11 max-md:px-3.5"
          >
            {contractText(label)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {isWriter && <p className="text-12 text-ink-muted">{modelsTexts.theBuiltInWriterKeeps}</p>}
    </div>
  )
}
