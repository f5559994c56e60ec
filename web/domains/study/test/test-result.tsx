import type { StudyCard } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { formatNumber } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PromptText } from '../review/prompt-text.tsx'
import type { Result } from './test-question.tsx'

type TestResultProps = {
  results: Result[]
  onAgain: () => void
  onMistakes: (cards: StudyCard[]) => void
  back: { to: string; text: string }
}

/** The score of a test, and the questions to look at again. */
export function TestResult({ results, onAgain, onMistakes, back }: TestResultProps) {
  const right = results.filter(({ isRight }) => isRight).length
  const mistakes = results.filter(({ isRight }) => !isRight)
  const share = right / Math.max(1, results.length)
  return (
    <>
      <Card className="flex flex-col gap-4 p-6 max-md:p-4">
        <div role="status" className="flex flex-wrap items-baseline gap-x-4">
          <p className="tabular font-serif text-40 font-medium">
            {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
          </p>
          <p className="text-16 text-ink-muted">{texts.score({ right, of: results.length })}</p>
        </div>
        <Progress label={texts.score({ right, of: results.length })} value={100 * share} tone="positive" />
        <div className="flex flex-wrap gap-2">
          {mistakes.length > 0 && (
            <Button variant="primary" onClick={() => onMistakes(mistakes.map(({ card }) => card))}>
              {texts.testMistakes}
            </Button>
          )}
          <Button onClick={onAgain}>{texts.again}</Button>
          <ButtonLink to={back.to}>{back.text}</ButtonLink>
        </div>
      </Card>
      {mistakes.length === 0 ? (
        <p className="text-ink-muted">{texts.noMistakes}</p>
      ) : (
        <section aria-labelledby="mistakes" className="flex flex-col gap-3">
          <h2 id="mistakes" className="text-16 font-medium">
            {texts.mistakes}
          </h2>
          <ul className="flex flex-col gap-3">
            {mistakes.map(({ card, typed }) => (
              <li key={card.id}>
                <Card className="flex flex-col gap-2 p-4">
                  <p className="text-pretty wrap-anywhere">
                    <PromptText prompt={card.prompt} answer={null} />
                  </p>
                  <p className="font-medium text-pretty wrap-anywhere">{card.answer}</p>
                  {typed?.trim() && (
                    <p className="text-13 text-ink-muted wrap-anywhere">
                      {texts.youWrote({ answer: typed })}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
