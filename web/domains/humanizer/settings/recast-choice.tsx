import { RadioGroup } from 'radix-ui'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'
import type { Recast } from '../model-offer.ts'
import { modelTime } from './model-time.ts'

/** Offers the language model before the built-in rules for the stronger modes. */
export function RecastChoice({ recast, words }: { recast: Recast; words: number }) {
  const { offer, isChosen, choose } = recast
  return (
    <RadioGroup.Root
      aria-label={settingsTexts.rewriteWith}
      orientation="horizontal"
      value={isChosen ? 'model' : 'rules'}
      onValueChange={(value) => choose(value === 'model')}
      className="grid grid-cols-2 gap-2"
    >
      <Choice
        value="model"
        name={offer.label}
        text={
          words > 0
            ? settingsTexts.takesAbout({ words, ...modelTime(words, offer) })
            : settingsTexts.choosesWordings
        }
      />
      <Choice value="rules" name={settingsTexts.builtInRules} text={settingsTexts.noModel} />
    </RadioGroup.Root>
  )
}

function Choice({ value, name, text }: { value: 'model' | 'rules'; name: string; text: string }) {
  return (
    <RadioGroup.Item
      value={value}
      className="flex min-w-0 flex-col rounded-control border border-line-control px-2.5 py-1.5 text-left transition-colors hover:bg-surface-hover data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
    >
      <span className="text-13 leading-5 font-medium">{name}</span>
      <span className="w-full truncate text-12 leading-4 text-ink-muted">{text}</span>
    </RadioGroup.Item>
  )
}
