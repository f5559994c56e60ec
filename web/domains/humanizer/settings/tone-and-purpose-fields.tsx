import {
  type HumanizePurpose,
  type HumanizeTone,
  humanizePurposes,
  humanizeTones,
} from '../../../../contract/humanizer.ts'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { purposes, type ToneAndPurpose, tones } from '../tone-and-purpose.ts'

type ToneAndPurposeFieldsProps = { values: ToneAndPurpose; onChange: (part: Partial<ToneAndPurpose>) => void }

const own = ''

/** Tone and purpose side by side. Without a choice they follow the text. */
export function ToneAndPurposeFields({ values, onChange }: ToneAndPurposeFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <ChoiceField
        label={fieldTexts.tone}
        value={values.tone ?? own}
        onChange={(value) => onChange({ tone: (value || null) as HumanizeTone | null })}
        options={[
          { value: own, label: fieldTexts.asItIs },
          ...humanizeTones.map((value) => ({ value, label: tones[value] })),
        ]}
      />
      <ChoiceField
        label={fieldTexts.for}
        value={values.purpose ?? own}
        onChange={(value) => onChange({ purpose: (value || null) as HumanizePurpose | null })}
        options={[
          { value: own, label: fieldTexts.anything },
          ...humanizePurposes.map((value) => ({ value, label: purposes[value] })),
        ]}
      />
    </div>
  )
}
