import { type ReactNode, useEffect, useRef } from 'react'
import type { StudyCard } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { compareAnswers, type Likeness } from '../answers/compare-answers.ts'
import { ChoiceField } from './choice-field.tsx'
import { PromptText } from './prompt-text.tsx'
import { TypedAnswer } from './typed-answer.tsx'

/** What was answered: a chosen option, a typed text, or null where the answer was only shown. */
export type Given = { text: string | null }

type CardFaceProps = {
  card: Pick<StudyCard, 'kind' | 'prompt' | 'answer' | 'options' | 'source'>
  /** Null until the answer is shown. */
  given: Given | null
  onAnswer: (given: Given) => void
  /** The button that shows the answer of a card without a field. */
  children: ReactNode
}

const likenessClass: Record<Likeness, string> = {
  right: 'text-positive',
  close: 'text-caution',
  wrong: 'text-danger',
}

/** Returns how the answer compares with the expected one; null for cards that the user judges alone. */
export function likenessOf(card: CardFaceProps['card'], given: Given | null): Likeness | null {
  if (!given || given.text === null || given.text.trim() === '') return null
  if (card.kind === 'choice') return given.text === card.answer ? 'right' : 'wrong'
  return compareAnswers(given.text, card.answer)
}

/** A question with its field, and its answer once it is shown. */
export function CardFace({ card, given, onAnswer, children }: CardFaceProps) {
  const { kind, prompt, answer, options, source } = card
  const question = useRef<HTMLParagraphElement>(null)
  const likeness = likenessOf(card, given)
  const isTyped = kind === 'short' || kind === 'cloze'
  // A field takes the focus itself.
  useEffect(() => {
    if (!isTyped) question.current?.focus({ preventScroll: true })
  }, [isTyped])
  return (
    <Card className="flex flex-col gap-6 p-8 max-md:p-5">
      <p className="text-12 font-medium text-ink-muted">{studyTexts.kinds[kind]}</p>
      <p
        ref={question}
        tabIndex={-1}
        className="outline-none font-serif text-20 leading-relaxed text-pretty wrap-anywhere"
      >
        <PromptText prompt={prompt} answer={given ? answer : null} />
      </p>
      {kind === 'choice' && (
        <ChoiceField
          options={options}
          answer={answer}
          chosen={given?.text ?? null}
          isShown={given !== null}
          onChoose={(text) => onAnswer({ text })}
        />
      )}
      {isTyped && !given && <TypedAnswer button={texts.check} onAnswer={(text) => onAnswer({ text })} />}
      {kind === 'flashcard' && !given && children}
      <div role="status" className={classNames('flex flex-col gap-3', !given && 'hidden')}>
        {given && likeness && (
          <p className={classNames('font-medium', likenessClass[likeness])}>{texts[likeness]}</p>
        )}
        {given && isTyped && given.text?.trim() && likeness !== 'right' && (
          <p className="text-ink-muted wrap-anywhere">{texts.youWrote({ answer: given.text })}</p>
        )}
        {given && kind !== 'choice' && (
          <p className="border-t border-line pt-4 text-16 text-pretty wrap-anywhere">
            <span className="sr-only">{texts.answerIs}: </span>
            <strong className="font-medium">{answer}</strong>
          </p>
        )}
        {given && source && source !== prompt && (
          <p className="border-l-2 border-line pl-3 text-13 text-pretty text-ink-muted wrap-anywhere">
            <span className="sr-only">{texts.source}: </span>
            {source}
          </p>
        )}
      </div>
    </Card>
  )
}
