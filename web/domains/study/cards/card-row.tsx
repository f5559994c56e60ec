import { Ellipsis, Pencil, ThumbsDown, Trash2 } from 'lucide-react'
import type { StudyCard } from '../../../../contract/study/study.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'

type CardRowProps = {
  card: StudyCard
  onEdit: () => void
  onRefuse: () => void
  onDelete: () => void
}

/** One card of a set with its answer, its sentence of the text, and its actions. */
export function CardRow({ card, onEdit, onRefuse, onDelete }: CardRowProps) {
  const { kind, prompt, answer, options, source, state } = card
  return (
    <Card className="flex items-start gap-2 p-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-16 text-pretty wrap-anywhere">{prompt}</p>
        <p className="text-pretty wrap-anywhere">
          <span className="sr-only">{texts.answerLabel}: </span>
          <span className="font-medium text-accent">{answer}</span>
          {options.length > 0 && (
            <span className="text-ink-muted">
              {' · '}
              {options.filter((option) => option !== answer).join(' · ')}
            </span>
          )}
        </p>
        {source && source !== prompt && (
          <details className="text-13 text-ink-muted">
            <summary className="w-fit cursor-pointer rounded-small max-md:min-h-11 max-md:content-center">
              {texts.fromSentence}
            </summary>
            <p className="mt-1 border-l-2 border-line pl-3 text-pretty wrap-anywhere">{source}</p>
          </details>
        )}
        <p className="flex flex-wrap gap-2">
          <Badge>{texts.kinds[kind]}</Badge>
          <Badge tone={state === 'review' ? 'positive' : 'neutral'}>{texts.states[state]}</Badge>
        </p>
      </div>
      <Menu trigger={<IconButton label={texts.cardActions} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {texts.edit}
        </MenuItem>
        <MenuItem icon={<ThumbsDown />} onSelect={onRefuse}>
          {texts.refuse}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onSelect={onDelete} danger>
          {texts.delete}
        </MenuItem>
      </Menu>
    </Card>
  )
}
