import type { HumanizePurpose, HumanizeTone } from '../../../../contract/humanizer.ts'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import type { RewriterOfMode } from '../modes.ts'
import { heardChoices, heardWishes, purposes, type ToneAndPurpose, tones } from '../tone-and-purpose.ts'

type ToneAndPurposeFieldsProps = {
  values: ToneAndPurpose & { mode: string }
  /** What rewrites: only the choices that it hears are offered. */
  by: RewriterOfMode
  onChange: (part: Partial<ToneAndPurpose>) => void
}

const own = ''

/** Tone and purpose side by side. Without a choice they follow the text. */
export function ToneAndPurposeFields({ values, by, onChange }: ToneAndPurposeFieldsProps) {
  const heard = heardChoices(by, values.mode)
  const { tone, purpose } = heardWishes(values, by)
  return (
    <div className="grid grid-flow-col auto-cols-fr gap-2">
      {heard.tones.length > 0 && (
        <ChoiceField
          label={fieldTexts.tone}
          value={tone ?? own}
          onChange={(value) => onChange({ tone: (value || null) as HumanizeTone | null })}
          options={[
            { value: own, label: fieldTexts.asItIs },
            ...heard.tones.map((value) => ({ value, label: tones[value] })),
          ]}
        />
      )}
      {heard.purposes.length > 0 && (
        <ChoiceField
          label={fieldTexts.for}
          value={purpose ?? own}
          onChange={(value) => onChange({ purpose: (value || null) as HumanizePurpose | null })}
          options={[
            { value: own, label: fieldTexts.anything },
            ...heard.purposes.map((value) => ({ value, label: purposes[value] })),
          ]}
        />
      )}
    </div>
  )
}
