import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { Button, ButtonLink } from '../button.tsx'
import { ErrorNote } from '../feedback/error-state.tsx'
import { ConfirmDialog } from '../overlays/dialog.tsx'
import { SideSheet } from '../overlays/side-sheet.tsx'
import { deleteLater, useDeletions } from './delete-later.ts'
import type { HistoryEntry } from './history-entry.ts'
import { HistoryList, HistorySkeleton } from './history-list.tsx'
import type { HistoryPages } from './history-pages.ts'
import { HistorySearch } from './history-search.tsx'
import { HistoryFailure, NoHistory, NothingFound, OffNote } from './history-states.tsx'
import type { HistoryWords, Keeping } from './history-words.ts'

type HistorySheetProps = {
  words: HistoryWords
  keeping: Keeping
  pages: HistoryPages
  typed: string
  onType: (typed: string) => void
  /** The search text that `pages` belong to. */
  looked: string
  /** Closes the sheet on success; throws on failure. */
  onOpen: (id: string) => Promise<void>
  /** `isLeaving` means that the page is being unloaded and that the request has to outlive it. */
  onDelete: (id: string, isLeaving: boolean) => Promise<void>
  onDeleteAll: () => Promise<void>
  onClose: () => void
}

/** Lists what a tool has kept, newest first, with search, open and delete. */
export function HistorySheet(props: HistorySheetProps) {
  const { words, keeping, pages, looked, onClose } = props
  const deletions = useDeletions()
  const [openingId, setOpeningId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const [asksAll, setAsksAll] = useState(false)
  const entries = pages.entries?.filter(({ id }) => !deletions.get(id)?.isGone)
  const isEmpty = entries?.length === 0 && !pages.hasMore
  const isBlank = isEmpty && looked === ''

  async function open({ id }: HistoryEntry) {
    if (openingId) return
    setFailure(null)
    setOpeningId(id)
    try {
      await props.onOpen(id)
    } catch (error) {
      setFailure(historyTexts.thisEntryCouldNotBe({ error: textOf(error) }))
    }
    setOpeningId(null)
  }
  function remove({ id, title }: HistoryEntry) {
    setFailure(null)
    setNews(historyTexts.deletedYouCanUndoThis({ title }))
    deleteLater(id, {
      remove: (isLeaving) => props.onDelete(id, isLeaving),
      onGone: pages.retry,
      onFail: (error) => setFailure(historyTexts.wasNotDeleted({ title, error: textOf(error) })),
    })
  }
  return (
    <SideSheet
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <ButtonLink
            variant="ghost"
            to={keeping.settingsPath}
            icon={<Settings2 />}
            className="-ml-3.5"
            onClick={onClose}
          >
            {historyTexts.historySettings}
          </ButtonLink>
          {entries && !isEmpty && looked === '' && (
            <Button variant="ghost" className="-mr-3.5" onClick={() => setAsksAll(true)}>
              {historyTexts.deleteAll}
            </Button>
          )}
        </>
      }
    >
      {(!isBlank || props.typed !== '') && (
        <HistorySearch typed={props.typed} onType={props.onType} isBusy={pages.isFetching && looked !== ''} />
      )}
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-3 pb-4 max-md:px-1">
        <div className="flex flex-col gap-2 px-3 empty:hidden">
          {keeping.isOn === false && entries && !isBlank && <OffNote words={words} keeping={keeping} />}
          {failure && <ErrorNote onClose={() => setFailure(null)}>{failure}</ErrorNote>}
          {pages.isFailed && entries && (
            <ErrorNote action={<RetryButton onRetry={pages.retry} />}>
              {historyTexts.thisListMayBeOut({ failure: pages.failure ?? '' })}
            </ErrorNote>
          )}
        </div>
        {!entries && (pages.isFailed ? <HistoryFailure pages={pages} /> : <HistorySkeleton />)}
        {isBlank && <NoHistory words={words} keeping={keeping} />}
        {isEmpty && !isBlank && <NothingFound looked={looked} />}
        {entries && !isEmpty && (
          <HistoryList
            entries={entries}
            pages={pages}
            deletions={deletions}
            openingId={openingId}
            onOpen={open}
            onDelete={remove}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DeleteAll
        words={words}
        isOpen={asksAll}
        onClose={() => setAsksAll(false)}
        onDeleteAll={props.onDeleteAll}
        onGone={() => setNews(historyTexts.theHistoryIsDeleted)}
        onFail={(error) => setFailure(historyTexts.theHistoryWasNotDeleted({ error: textOf(error) }))}
      />
    </SideSheet>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className="font-medium underline max-md:min-h-11">
      {historyTexts.tryAgain}
    </button>
  )
}

type DeleteAllProps = {
  words: HistoryWords
  isOpen: boolean
  onClose: () => void
  onDeleteAll: () => Promise<void>
  onGone: () => void
  onFail: (error: unknown) => void
}

function DeleteAll({ words, isOpen, onClose, onDeleteAll, onGone, onFail }: DeleteAllProps) {
  const [isBusy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await onDeleteAll()
      onGone()
    } catch (error) {
      onFail(error)
    }
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={historyTexts.deleteAllMany({ many: words.many })}
      description={historyTexts.thisDeletesAllSavedTexts}
      confirmText={historyTexts.deleteAll}
      danger
      busy={isBusy}
      onConfirm={confirm}
    />
  )
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : historyTexts.pleaseTryAgain
}
