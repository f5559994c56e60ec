import { useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck, Play, Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { StudyCard, StudySet } from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { reviewPath, studyPath, testPath } from '../paths.ts'
import { postCard, putCard, refreshStudy, useStudySet } from '../queries.ts'
import { StudyPage } from '../study-page.tsx'
import { CardDialog } from './card-dialog.tsx'
import { CardRow } from './card-row.tsx'
import { MoreDialog } from './more-dialog.tsx'
import { RefusedCards } from './refused-cards.tsx'
import { ExportMenu, SetMenu } from './set-menus.tsx'
import { useCardChanges } from './use-card-changes.ts'

const back = () => ({ to: studyPath, text: texts.back })

/** /study-simulator/{setId}: the cards of a set, and what can be done with them. */
export function SetScreen({ setId, model }: { setId: string; model: string | null }) {
  const { data: set, error, isPending, refetch } = useStudySet(setId)
  const isOnline = useOnline()
  if (set) return <LoadedSet set={set} model={model} />
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <StudyPage title={texts.title} back={back()}>
      {isGone ? (
        <EmptyState title={texts.gone} text={texts.goneText} />
      ) : isPending ? (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
      ) : (
        <ErrorState
          title={texts.setFailedTitle}
          text={isOnline ? undefined : texts.offline}
          onRetry={() => void refetch()}
        />
      )}
    </StudyPage>
  )
}

type Open = { kind: 'card'; card: StudyCard | null } | { kind: 'more' } | null

function LoadedSet({ set, model }: { set: StudySet; model: string | null }) {
  const [open, setOpen] = useState<Open>(null)
  const client = useQueryClient()
  const { refuse, remove, isDeleted } = useCardChanges(set.id)
  const shown = set.cards.filter((card) => !isDeleted(card))
  const cards = shown.filter(({ isRefused }) => !isRefused)
  const refused = shown.filter(({ isRefused }) => isRefused)
  const { due, fresh } = set.counts
  return (
    <StudyPage
      title={set.title}
      back={back()}
      lead={[
        texts.cards({ count: cards.length }),
        ...(due > 0 ? [texts.dueCount({ count: due })] : []),
        ...(fresh > 0 ? [texts.freshCount({ count: fresh })] : []),
        texts.madeBy[set.maker],
      ].join(' · ')}
      actions={
        <>
          <ExportMenu set={set} />
          <SetMenu set={set} />
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {due + fresh > 0 && (
          <ButtonLink to={reviewPath(set.id)} variant="primary" icon={<Play aria-hidden="true" />}>
            {texts.review}
          </ButtonLink>
        )}
        {cards.length > 0 && (
          <ButtonLink to={testPath(set.id)} icon={<ClipboardCheck aria-hidden="true" />}>
            {texts.test}
          </ButtonLink>
        )}
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'card', card: null })}>
          {texts.addCard}
        </Button>
        <Button icon={<Sparkles aria-hidden="true" />} onClick={() => setOpen({ kind: 'more' })}>
          {texts.moreQuestions}
        </Button>
      </div>
      {cards.length === 0 ? (
        <Card>
          <EmptyState title={texts.noCards} />
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {cards.map((card) => (
            <li key={card.id}>
              <CardRow
                card={card}
                onEdit={() => setOpen({ kind: 'card', card })}
                onRefuse={() => refuse(card, true)}
                onDelete={() => remove(card)}
              />
            </li>
          ))}
        </ul>
      )}
      <RefusedCards cards={refused} onTakeBack={(card) => refuse(card, false)} />
      <details className="rounded-card border border-line bg-surface-raised">
        <summary className="cursor-pointer rounded-card px-4 py-3 font-medium">{texts.sourceText}</summary>
        <p className="max-h-96 max-w-[75ch] overflow-y-auto px-4 pb-4 text-16 text-pretty whitespace-pre-wrap wrap-anywhere">
          {set.text}
        </p>
      </details>
      {open?.kind === 'card' && (
        <CardDialog
          card={open.card}
          onClose={() => setOpen(null)}
          onSave={async (input) => {
            await (open.card ? putCard(open.card.id, input) : postCard(set.id, input))
            await refreshStudy(client)
          }}
        />
      )}
      {open?.kind === 'more' && <MoreDialog setId={set.id} model={model} onClose={() => setOpen(null)} />}
    </StudyPage>
  )
}
