import { FileText } from 'lucide-react'
import { makingTexts as texts } from '../../../locales/en/study/making.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { formatRecentDate } from '../../../locales/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useEssays } from '../queries.ts'

type EssaySourceProps = { essayId: string | null; onChoose: (essayId: string) => void }

/** One of the user's essays, as a list to choose from. */
export function EssaySource({ essayId, onChoose }: EssaySourceProps) {
  const { data: essays, isPending, isError, refetch } = useEssays(true)
  if (isError && !essays) return <ErrorState title={texts.essaysFailed} onRetry={() => void refetch()} />
  if (isPending)
    return (
      <div role="status" aria-label={studyTexts.loading} className="flex flex-col gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  if (essays.length === 0)
    return (
      <EmptyState
        icon={<FileText aria-hidden="true" />}
        title={texts.noEssays}
        action={<ButtonLink to="/essay-writer/new">{texts.writeEssay}</ButtonLink>}
      />
    )
  return (
    <fieldset className="flex max-h-96 flex-col gap-1 overflow-y-auto rounded-card border border-line p-2">
      <legend className="sr-only">{texts.chooseEssay}</legend>
      {essays.map(({ chatId, title, words, updatedAt }) => (
        <label
          key={chatId}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-surface-hover has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="essay"
            value={chatId}
            checked={essayId === chatId}
            onChange={() => onChoose(chatId)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <span className="tabular shrink-0 text-13 text-ink-muted">
            {texts.words({ count: words })} · {formatRecentDate(updatedAt, new Date())}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
