import {
  type HumanizePurpose,
  type HumanizeTone,
  humanizePurposes,
  humanizeTones,
} from '../../../../contract/humanizer.ts'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { purposes, type ToneAndPurpose, tones } from '../tone-and-purpose.ts'

type ToneAndPurposeFieldsProps = { values: ToneAndPurpose; onChange: (part: Partial<ToneAndPurpose>) => void }

const own = ''

/** Tone and purpose side by side. Without a choice they follow the text. */
export function ToneAndPurposeFields({ values, onChange }: ToneAndPurposeFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <ChoiceField
        label={settingsTexts.tone}
        value={values.tone ?? own}
        onChange={(value) => onChange({ tone: (value || null) as HumanizeTone | null })}
        options={[
          { value: own, label: settingsTexts.asItIs },
          ...humanizeTones.map((value) => ({ value, label: tones[value] })),
        ]}
      />
      <ChoiceField
        label={settingsTexts.for}
        value={values.purpose ?? own}
        onChange={(value) => onChange({ purpose: (value || null) as HumanizePurpose | null })}
        options={[
          { value: own, label: settingsTexts.anything },
          ...humanizePurposes.map((value) => ({ value, label: purposes[value] })),
        ]}
      />
    </div>
  )
}
