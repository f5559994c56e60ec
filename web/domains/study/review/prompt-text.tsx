import { studyGap } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'

type PromptTextProps = { prompt: string; answer: string | null }

/** A question; its gap is drawn as a line, or has the answer once it is shown. */
export function PromptText({ prompt, answer }: PromptTextProps) {
  const [before, ...rest] = prompt.split(studyGap)
  if (rest.length === 0) return <>{prompt}</>
  return (
    <>
      {before}
      {answer === null ? (
        <span className="inline-block w-24 border-b-2 border-ink-muted align-baseline">
          <span className="sr-only">{texts.gap}</span>
        </span>
      ) : (
        <mark className="rounded-small bg-accent-soft px-1 text-accent">{answer}</mark>
      )}
      {rest.join(studyGap)}
    </>
  )
}
