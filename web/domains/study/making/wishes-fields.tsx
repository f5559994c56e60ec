import { type StudyKind, studyKinds } from '../../../../contract/study/study.ts'
import { makingTexts as texts } from '../../../locales/en/study/making.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { ToggleChip } from '../../../ui/fields/toggle-chip.tsx'

export type Wishes = { kinds: StudyKind[]; count: number; withModel: boolean }
export const usualWishes: Wishes = { kinds: [...studyKinds], count: 20, withModel: false }

const counts = [10, 20, 40, 60]

type WishesFieldsProps = { wishes: Wishes; onChange: (wishes: Wishes) => void; model: string | null }

/** What questions are to be made: kinds, number, and by whom. */
export function WishesFields({ wishes, onChange, model }: WishesFieldsProps) {
  const { kinds, count, withModel } = wishes
  const toggle = (kind: StudyKind, isOn: boolean) =>
    onChange({ ...wishes, kinds: studyKinds.filter((each) => (each === kind ? isOn : kinds.includes(each))) })
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{texts.kinds}</legend>
        <div className="flex flex-wrap gap-2">
          {studyKinds.map((kind) => (
            <ToggleChip key={kind} pressed={kinds.includes(kind)} onChange={(isOn) => toggle(kind, isOn)}>
              {studyTexts.kinds[kind]}
            </ToggleChip>
          ))}
        </div>
        {kinds.length === 0 && <p className="text-13 text-danger">{texts.needKind}</p>}
      </fieldset>
      <div className="flex flex-col gap-2">
        <span className="font-medium">{texts.count}</span>
        <Segmented
          label={texts.count}
          value={String(count)}
          onChange={(value) => onChange({ ...wishes, count: Number(value) })}
          options={counts.map((each) => ({ value: String(each), label: texts.questions({ count: each }) }))}
          className="max-sm:hidden"
        />
        <Segmented
          label={texts.count}
          value={String(count)}
          onChange={(value) => onChange({ ...wishes, count: Number(value) })}
          options={counts.map((each) => ({ value: String(each), label: String(each) }))}
          className="sm:hidden"
        />
        <p className="text-13 text-pretty text-ink-muted">{texts.fewer}</p>
      </div>
      {model && (
        <Switch
          label={texts.withModel({ model })}
          text={texts.withModelText}
          checked={withModel}
          onChange={(isOn) => onChange({ ...wishes, withModel: isOn })}
        />
      )}
    </div>
  )
}
