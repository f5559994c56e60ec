import { useId } from 'react'
import { voiceCharactersMax } from '../../../../contract/humanizer.ts'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { Textarea } from '../../../ui/fields/textarea.tsx'

type VoiceFieldProps = { voice: string; onVoice: (voice: string) => void }

/** A sample of the user's own writing for a language model to imitate. */
export function VoiceField({ voice, onVoice }: VoiceFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <p className="text-13 text-ink-muted">{fieldTexts.writeItInMyVoice}</p>
      <Textarea
        aria-label={fieldTexts.aSampleOfYourOwn}
        aria-describedby={id}
        value={voice}
        maxLength={voiceCharactersMax}
        onChange={(event) => onVoice(event.target.value)}
        placeholder={fieldTexts.pasteAPageThatYou}
        heightMinPx={72}
        heightMaxPx={120}
        className="rounded-control! p-2.5! text-14!"
      />
      <p id={id} className="tabular text-12 text-ink-muted">
        {fieldTexts.charactersItsMannerIs({ count: voice.length, voiceCharactersMax })}
      </p>
    </div>
  )
}
