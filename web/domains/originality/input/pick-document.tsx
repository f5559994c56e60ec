import { FileText, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import type { OwnDocuments } from '../../../../contract/originality/originality.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { formatDeviceDate } from '../../../locales/format.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { useIsShown } from '../../../ui/history/use-is-shown.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { OpenedDocument } from '../check/draft.ts'
import { openOwnDocument } from '../queries.ts'
import { useOwnDocuments } from './own-choice.tsx'

type PickDocumentProps = {
  userId: string
  onPick: (document: OpenedDocument, text: string) => void
  onClose: () => void
}
type Listed = OwnDocuments['documents'][number]

/** Opens the text of an essay or a file of the user. */
export function PickDocument({ userId, onPick, onClose }: PickDocumentProps) {
  const documents = useOwnDocuments(userId)
  const [looked, setLooked] = useState('')
  const [openingId, setOpeningId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isShown = useIsShown()
  const all = documents.data?.documents
  const found = all?.filter(({ title }) => title.toLowerCase().includes(looked.trim().toLowerCase()))

  async function open({ kind, id, title }: Listed) {
    if (openingId) return
    setFailure(null)
    setOpeningId(id)
    try {
      const { text } = await openOwnDocument({ kind, id })
      // The list was closed, and what has been typed since must stay.
      if (!isShown.current) return
      if (text.trim() === '') setFailure(texts.emptyDocument({ title }))
      else onPick({ kind, id, title }, text)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.documentsNotLoaded)
    }
    setOpeningId(null)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.pickTitle}
      description={texts.pickText}
    >
      {all && all.length > 0 && (
        <TextField label={texts.filter} value={looked} onChange={(event) => setLooked(event.target.value)} />
      )}
      {failure && <ErrorNote onClose={() => setFailure(null)}>{failure}</ErrorNote>}
      {documents.isPending && <SkeletonText lines={6} />}
      {documents.isError && !all && (
        <ErrorState title={texts.documentsNotLoaded} onRetry={() => void documents.refetch()} />
      )}
      {all?.length === 0 && (
        <EmptyState icon={<FolderOpen />} title={texts.noDocuments} text={texts.noDocumentsText} />
      )}
      {all && all.length > 0 && found?.length === 0 && (
        <p role="status" className="text-ink-muted">
          {texts.noneFound({ looked: looked.trim() })}
        </p>
      )}
      <ul className="flex flex-col empty:hidden">
        {found?.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => void open(document)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-left transition-colors hover:bg-surface-hover"
            >
              {openingId === document.id ? (
                <Spinner />
              ) : (
                <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              )}
              <span className="flex min-w-0 flex-col">
                <span className="truncate font-medium">{document.title}</span>
                <span className="tabular text-12 text-ink-muted">
                  {[
                    texts.kinds[document.kind],
                    texts.words({ count: document.words }),
                    formatDeviceDate(new Date(document.changedAt), 'short'),
                  ].join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
