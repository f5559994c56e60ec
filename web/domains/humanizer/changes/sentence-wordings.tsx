import { useId } from 'react'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import type { Wordings } from './review.ts'

type SentenceWordingsProps = { wordings: Wordings; onReword: (option: number) => void }

/** Offers the whole sentence in its original, rewritten and other wordings. */
export function SentenceWordings({ wordings: { options, chosen }, onReword }: SentenceWordingsProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p id={id} className="text-12 text-ink-muted">
        {changesTexts.theWholeSentence}
      </p>
      {/* Not radio buttons: arrow keys would select an option, and every selection closes the card. */}
      <ul aria-labelledby={id} className="-mx-2 flex flex-col">
        {options.map((option, index) => (
          <li key={option}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onReword(index)}
              className="group flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-left hover:bg-surface-hover max-md:min-h-11"
            >
              <span
                aria-hidden="true"
                className="mt-1 flex size-3.5 shrink-0 items-center justify-center rounded-full border border-line-control group-aria-pressed:border-accent"
              >
                <span className="hidden size-2 rounded-full bg-accent group-aria-pressed:block" />
              </span>
              <span className="min-w-0 flex-1 wrap-break-word">
                <span className="block text-12 text-ink-muted">{nameOf(index)}</span>
                {option}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(index: number): string {
  return [changesTexts.original, changesTexts.rewritten][index] ?? changesTexts.otherWording
}
