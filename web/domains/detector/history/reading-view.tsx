import { useEffect, useRef } from 'react'
import { countWords, wordsText } from '../../../../contract/word-count.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { checkHistoryTexts } from '../../../locales/en/detector/history.ts'
import { withoutMarkdown } from '../without-markdown.ts'

const charactersShown = 900
const sweepMs = 1_400

/** Shows the text with a moving line of light while the check runs. */
export function ReadingView({ text }: { text: string }) {
  const beam = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sweep = beam.current?.animate([{ translate: '0 -100%' }, { translate: '0 4rem' }], {
      duration: sweepMs,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'ease-in-out',
    })
    return () => sweep?.cancel()
  }, [])
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-14 text-ink-muted">
        {checkHistoryTexts.reading({ words: contractText(wordsText(countWords(text))) })}
      </p>
      <div
        aria-hidden="true"
        className="relative max-h-[60dvh] overflow-clip rounded-card border border-line bg-surface p-5"
      >
        <p className="text-14 leading-6 whitespace-pre-wrap text-ink-muted">
          {withoutMarkdown(text.slice(0, 2 * charactersShown)).slice(0, charactersShown)}
        </p>
        <div className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-surface to-transparent" />
        <div ref={beam} className="absolute inset-0 motion-reduce:hidden">
          <div className="absolute inset-x-0 bottom-0 h-16 border-b-2 border-accent bg-linear-to-t from-accent/15 to-transparent" />
        </div>
      </div>
    </div>
  )
}
