import { useState } from 'react'
import type { StudyCard } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { CardFace, type Given, likenessOf } from '../review/card-face.tsx'

export type Result = { card: StudyCard; typed: string | null; isRight: boolean }

type TestQuestionProps = {
  card: StudyCard
  number: number
  of: number
  onResult: (result: Result) => void
}

/** One question of a test. A typed answer is compared, and the user can decide otherwise. */
export function TestQuestion({ card, number, of, onResult }: TestQuestionProps) {
  const [given, setGiven] = useState<Given | null>(null)
  const likeness = likenessOf(card, given)
  const isRight = likeness === 'right' || likeness === 'close'
  const finish = (right: boolean) => onResult({ card, typed: given?.text ?? null, isRight: right })
  const next = number === of ? texts.finish : texts.next
  const isTyped = card.kind === 'short' || card.kind === 'cloze'
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="flex-1">
          <Progress label={texts.progress} value={(100 * (number - 1)) / of} />
        </div>
        <p className="tabular text-13 text-ink-muted">{texts.question({ number, of })}</p>
      </div>
      <CardFace card={card} given={given} onAnswer={setGiven}>
        <Button variant="primary" onClick={() => setGiven({ text: null })} className="w-fit max-sm:w-full">
          {texts.showAnswer}
        </Button>
      </CardFace>
      {!given && card.kind !== 'flashcard' && (
        <Button variant="ghost" onClick={() => setGiven({ text: '' })} className="w-fit">
          {texts.skip}
        </Button>
      )}
      {given && card.kind === 'flashcard' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => finish(true)}>
            {texts.knew}
          </Button>
          <Button onClick={() => finish(false)}>{texts.didNot}</Button>
        </div>
      )}
      {given && card.kind !== 'flashcard' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => finish(isRight)}>
            {next}
          </Button>
          {isTyped && likeness !== null && (
            <Button onClick={() => finish(!isRight)}>{isRight ? texts.countWrong : texts.countRight}</Button>
          )}
        </div>
      )}
    </>
  )
}
