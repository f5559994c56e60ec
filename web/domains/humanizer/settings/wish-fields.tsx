import {
  type HumanizePurpose,
  type HumanizeTone,
  humanizePurposes,
  humanizeTones,
} from '../../../../contract/humanizer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { purposes, tones, type Wishes } from '../wishes.ts'

type WishFieldsProps = { wishes: Wishes; onWishes: (part: Partial<Wishes>) => void }

const own = ''

/** Tone and purpose side by side. Without a choice they follow the text. */
export function WishFields({ wishes, onWishes }: WishFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <ChoiceField
        label="Tone"
        value={wishes.tone ?? own}
        onChange={(value) => onWishes({ tone: (value || null) as HumanizeTone | null })}
        options={[
          { value: own, label: 'As it is' },
          ...humanizeTones.map((value) => ({ value, label: tones[value] })),
        ]}
      />
      <ChoiceField
        label="For"
        value={wishes.purpose ?? own}
        onChange={(value) => onWishes({ purpose: (value || null) as HumanizePurpose | null })}
        options={[
          { value: own, label: 'Anything' },
          ...humanizePurposes.map((value) => ({ value, label: purposes[value] })),
        ]}
      />
    </div>
  )
}
