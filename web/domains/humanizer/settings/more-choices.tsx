import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { HumanizerDraft } from '../draft.ts'
import type { RewriterOfMode } from '../modes.ts'
import { heardChoices, heardWishes, purposes, tones } from '../tone-and-purpose.ts'
import { ToneAndPurposeFields } from './tone-and-purpose-fields.tsx'
import { VoiceField } from './voice-field.tsx'

type MoreChoicesProps = {
  draft: HumanizerDraft
  by: RewriterOfMode
  onChange: (part: Partial<HumanizerDraft>) => void
}

/**
 * The choices that most runs leave as they are, behind one line that names those made, so that the text keeps the room.
 * Each is offered only where it changes the result.
 */
export function MoreChoices({ draft, by, onChange }: MoreChoicesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isByModel = by.kind === 'model'
  const heard = heardChoices(by, draft.mode)
  if (!isByModel && heard.tones.length === 0 && heard.purposes.length === 0) return null
  const made = madeOf(draft, by)
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-7 max-w-full items-center gap-1.5 self-start text-13 text-ink-muted hover:text-ink max-md:min-h-11"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <span className="truncate">
          {made.length > 0
            ? fieldTexts.choicesMade({ made: made.join(' · ') })
            : isByModel
              ? fieldTexts.moreChoicesOfModel
              : fieldTexts.moreChoices}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-2">
        <ToneAndPurposeFields values={draft} by={by} onChange={onChange} />
        {isByModel && (
          <Switch
            label={fieldTexts.dropPraise}
            checked={draft.dropPraise}
            onChange={(dropPraise) => onChange({ dropPraise })}
          />
        )}
        {isByModel && <VoiceField voice={draft.voice} onVoice={(voice) => onChange({ voice })} />}
      </div>
    </div>
  )
}

function madeOf(draft: HumanizerDraft, by: RewriterOfMode): string[] {
  const { tone, purpose } = heardWishes(draft, by)
  const isByModel = by.kind === 'model'
  return [
    tone ? tones[tone] : '',
    purpose ? purposes[purpose] : '',
    isByModel && draft.dropPraise ? fieldTexts.dropPraise : '',
    isByModel && draft.voice.trim() !== '' ? fieldTexts.myVoice : '',
  ].filter((each) => each !== '')
}
