import { editTexts } from '../../../locales/en/humanizer/edit.ts'
import { titleOfReason } from '../../../locales/result-text.ts'
import { heaviestOf, type ReadSentence } from './weighing-sentences.ts'

type WhatWouldHelpProps = {
  text: string
  sentences: readonly ReadSentence[]
  onShow: (sentence: ReadSentence) => void
}

/** Lists the three sentences that weigh most with their first reason. A click scrolls there. */
export function WhatWouldHelp({ text, sentences, onShow }: WhatWouldHelpProps) {
  const heaviest = heaviestOf(text, sentences)
  return (
    <section aria-label={editTexts.whatWouldHelp} className="flex flex-col gap-1">
      <h2 className="text-13 font-medium">{editTexts.whatWouldHelp}</h2>
      {heaviest.length === 0 && (
        <p className="text-13 text-pretty text-ink-muted">{editTexts.nothingWeighs}</p>
      )}
      <ol className="-mx-2 flex flex-col">
        {heaviest.map((sentence) => (
          <li key={sentence.start}>
            <button
              type="button"
              onClick={() => onShow(sentence)}
              className="flex w-full flex-col rounded-control px-2 py-1.5 text-left hover:bg-surface-hover max-md:min-h-11"
            >
              <span className="w-full truncate text-13">
                “{text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ')}”
              </span>
              <span className="w-full truncate text-12 text-ink-muted">
                {sentence.reasons[0] ? titleOfReason(sentence.reasons[0]) : editTexts.noSingleReason}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
