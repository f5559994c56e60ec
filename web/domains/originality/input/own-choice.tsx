import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type OwnDocuments, type OwnKind, ownKinds } from '../../../../contract/originality/originality.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import type { OpenedDocument } from '../check/draft.ts'
import { listOwnDocuments, ownDocumentsKey } from '../queries.ts'

export function useOwnDocuments(userId: string | null) {
  return useQuery({
    queryKey: ownDocumentsKey(userId ?? ''),
    queryFn: ({ signal }) => listOwnDocuments(signal),
    enabled: userId !== null,
    staleTime: 0,
  })
}

type OwnChoiceProps = {
  userId: string | null
  /** The session is not known yet. */
  isLoading: boolean
  signInPath: string
  own: OwnKind[]
  onOwn: (own: OwnKind[]) => void
  /** The document that the text was taken from. */
  document: OpenedDocument | null
}

/** The kinds of own documents to compare with, and how many there are of each. */
export function OwnChoice(props: OwnChoiceProps) {
  const { userId, isLoading, signInPath, own, onOwn, document } = props
  const documents = useOwnDocuments(userId)
  if (isLoading || (userId && documents.isPending)) return <OwnSkeleton />
  if (!userId)
    return (
      <p className="text-13 text-pretty text-ink-muted">
        {texts.signInForOwn({
          link: (words) => (
            <Link to={signInPath} className="font-medium text-accent underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      </p>
    )
  if (!documents.data)
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-13 text-ink-muted">
        {texts.documentsNotLoaded}
        <Button size="sm" onClick={() => void documents.refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  const { counts } = documents.data
  const kinds = ownKinds.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return <p className="text-13 text-ink-muted">{texts.noneYet}</p>
  return (
    <div className="flex flex-col gap-2.5">
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={labelOf(kind, counts)}
          checked={own.includes(kind)}
          onChange={(isOn) => onOwn(ownKinds.filter((each) => (each === kind ? isOn : own.includes(each))))}
        />
      ))}
      {document && (
        <p className="text-13 text-pretty text-ink-muted">{texts.notItself({ title: document.title })}</p>
      )}
    </div>
  )
}

function labelOf(kind: OwnKind, counts: OwnDocuments['counts']): string {
  const count = counts[kind]
  if (kind === 'essays') return texts.essays({ count })
  return kind === 'files' ? texts.files({ count }) : texts.replies({ count })
}

function OwnSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-40" />
    </div>
  )
}
