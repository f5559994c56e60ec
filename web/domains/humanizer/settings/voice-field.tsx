import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { voiceCharactersMax } from '../../../../contract/humanizer.ts'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { Textarea } from '../../../ui/fields/textarea.tsx'

type VoiceFieldProps = { voice: string; onVoice: (voice: string) => void }

/** A sample of the user's own writing for a language model to imitate; collapsed at first. */
export function VoiceField({ voice, onVoice }: VoiceFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(voice !== '')
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-7 items-center gap-1.5 self-start text-13 text-ink-muted hover:text-ink max-md:min-h-11"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        {fieldTexts.writeItInMyVoice}
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-1">
        <Textarea
          aria-label={fieldTexts.aSampleOfYourOwn}
          value={voice}
          maxLength={voiceCharactersMax}
          onChange={(event) => onVoice(event.target.value)}
          placeholder={fieldTexts.pasteAPageThatYou}
          heightMinPx={72}
          heightMaxPx={120}
          className="rounded-control! p-2.5! text-14!"
        />
        <p className="tabular text-12 text-ink-muted">
          {fieldTexts.charactersItsMannerIs({
            count: voice.length,
            voiceCharactersMax,
          })}
        </p>
      </div>
    </div>
  )
}
