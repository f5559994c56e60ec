import type { StudyCard } from '../../../../contract/study/study.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Button } from '../../../ui/button.tsx'

type RefusedCardsProps = { cards: StudyCard[]; onTakeBack: (card: StudyCard) => void }

/** Questions that the user refused, closed until they are wanted. */
export function RefusedCards({ cards, onTakeBack }: RefusedCardsProps) {
  if (cards.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface-raised">
      <summary className="cursor-pointer rounded-card px-4 py-3 font-medium">
        {texts.refusedCards({ count: cards.length })}
      </summary>
      <ul className="flex flex-col gap-1 px-4 pb-3">
        {cards.map((card) => (
          <li key={card.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 py-2 text-pretty text-ink-muted wrap-anywhere">
              {card.prompt}
            </span>
            <Button size="sm" onClick={() => onTakeBack(card)}>
              {texts.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
