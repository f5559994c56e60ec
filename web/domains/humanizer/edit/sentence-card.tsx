import { X } from 'lucide-react'
import { useId } from 'react'
import { editTexts } from '../../../locales/en/humanizer/edit.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { detailOfReason, titleOfReason } from '../../../locales/result-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Versions } from './versions-at.ts'
import type { ReadSentence } from './weighing-sentences.ts'

type SentenceCardProps = {
  /** Where the card starts, in pixels below the top of the field. */
  top: number
  sentence: ReadSentence
  versions: Versions | null
  /** Shown under the pointer: without wordings to choose. */
  isHint: boolean
  onChoose: (wording: string) => void
  onClose: () => void
}

/** Says why a sentence weighs and offers its other wordings. It follows the field, so that Tab leads into it. */
export function SentenceCard({ top, sentence, versions, isHint, onChoose, onClose }: SentenceCardProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={editTexts.thisSentence}
      // A hint only repeats what the open card says.
      aria-hidden={isHint}
      data-sentence-card=""
      style={{ top }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      className={classNames(
        'absolute inset-x-0 z-20 flex max-w-md animate-fade-in flex-col gap-2.5 rounded-card bg-surface-raised p-4 text-13 leading-5 shadow-float outline-1 outline-line/60',
        isHint && 'pointer-events-none',
      )}
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium text-pretty">
          {sentence.weighs
            ? editTexts.weighs({ percent: percentText(sentence.probability * 100) })
            : editTexts.doesNotWeigh}
        </p>
        {!isHint && (
          <IconButton label={editTexts.close} icon={<X />} onClick={onClose} className="-mt-2 -mr-2" />
        )}
      </div>
      {sentence.weighs && <Why reasons={sentence.reasons} />}
      {!isHint && !versions && <p className="text-pretty text-ink-muted">{editTexts.noOtherWording}</p>}
      {!isHint && versions && (
        <div className="flex flex-col gap-1 border-t border-line pt-2.5">
          <p id={id} className="text-12 text-ink-muted">
            {editTexts.otherWordings}
          </p>
          <ul aria-labelledby={id} className="-mx-2 flex max-h-64 flex-col overflow-y-auto">
            {versions.options.map((option) => (
              <li key={option}>
                <button
                  type="button"
                  onClick={() => onChoose(option)}
                  className="w-full rounded-control px-2 py-1.5 text-left text-14 wrap-break-word hover:bg-surface-hover max-md:min-h-11"
                >
                  {option === versions.original && (
                    <span className="block text-12 text-ink-muted">{editTexts.yourOriginal}</span>
                  )}
                  {option}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isHint && <p className="text-12 text-ink-muted">{editTexts.clickForWordings}</p>}
    </div>
  )
}

function Why({ reasons }: Pick<ReadSentence, 'reasons'>) {
  if (reasons.length === 0) return <p className="text-pretty text-ink-muted">{editTexts.noSingleReason}</p>
  return (
    <ul className="flex flex-col gap-1.5">
      {reasons.map((reason) => (
        <li key={reason.signal + reason.title}>
          {titleOfReason(reason)}
          <span className="block text-pretty text-ink-muted">{detailOfReason(reason)}</span>
        </li>
      ))}
    </ul>
  )
}
