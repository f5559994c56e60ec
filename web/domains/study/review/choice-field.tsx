import { Check, X } from 'lucide-react'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/kbd.tsx'

type ChoiceFieldProps = {
  options: string[]
  answer: string
  chosen: string | null
  isShown: boolean
  onChoose: (option: string) => void
}

/** The answers to choose from; once one is chosen, the right one and the chosen one are marked. */
export function ChoiceField({ options, answer, chosen, isShown, onChoose }: ChoiceFieldProps) {
  return (
    <fieldset aria-label={texts.choices} className="flex min-w-0 flex-col gap-2">
      {options.map((option, i) => {
        const isRight = isShown && option === answer
        const isWrong = isShown && option === chosen && option !== answer
        return (
          <button
            key={option}
            type="button"
            disabled={isShown}
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-control border px-4 py-2.5 text-left text-16 transition-colors wrap-anywhere',
              isRight
                ? 'border-transparent bg-positive-soft text-positive'
                : isWrong
                  ? 'border-transparent bg-danger-soft text-danger'
                  : 'border-line bg-surface-raised not-disabled:hover:bg-surface-hover',
            )}
          >
            <span className="max-md:hidden">
              <Kbd keys={String(i + 1)} />
            </span>
            <span className="min-w-0 flex-1">{option}</span>
            {isRight && (
              <>
                <Check aria-hidden="true" className="size-4.5 shrink-0" />
                <span className="sr-only">{texts.right}</span>
              </>
            )}
            {isWrong && (
              <>
                <X aria-hidden="true" className="size-4.5 shrink-0" />
                <span className="sr-only">{texts.wrong}</span>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
