import { useEffect, useMemo } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import type { SharedEssay } from '../../../../contract/essays/sharing.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { shareTexts as texts } from '../../../locales/en/essays/share.ts'
import { sharingTexts } from '../../../locales/en/shared/sharing.ts'
import { formatDate } from '../../../locales/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { CommentArea } from './comment-area.tsx'
import { type ReaderIdentity, readReaderIdentity } from './reader-identity.ts'
import { useSharedEssay } from './share-queries.ts'
import { SharedPage } from './shared-page.tsx'
import { useReaderEditor } from './use-reader-editor.ts'

/** The reader, if signed in; their name is filled in where a comment needs one. */
export type Reader = { id: string; name: string } | null

/** The page that a link to an essay opens. */
export function SharedEssayView({ token, reader }: { token: string; reader: Reader }) {
  const readerId = reader?.id ?? null
  const readerName = reader?.name ?? ''
  const identity = useMemo((): ReaderIdentity => {
    const known = readReaderIdentity(readerId)
    return { ...known, name: known.name || readerName }
  }, [readerId, readerName])
  const shared = useSharedEssay(token, identity.key)
  const title = shared.data ? shownTitle(shared.data.title) : texts.sharedEssay
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  if (shared.isError && !shared.data)
    return (
      <ErrorState
        title={texts.couldNotBeLoaded}
        text={shared.error.message}
        onRetry={() => void shared.refetch()}
      />
    )
  if (shared.data === null) return <Gone />
  return (
    <article className="flex w-full max-w-204 flex-1 flex-col md:-mt-[min(8vh,4.5rem)] min-[1100px]:max-w-300">
      {shared.data ? (
        <Read {...{ token, identity, readerId }} shared={shared.data} />
      ) : (
        <SharedEssayLoading />
      )}
    </article>
  )
}

type ReadProps = { token: string; identity: ReaderIdentity; readerId: string | null; shared: SharedEssay }

function Read({ shared, ...reader }: ReadProps) {
  const editor = useReaderEditor(shared.document, shared.settings)
  return (
    // The room for comments is kept free until the link is known, so that nothing moves.
    <div
      className={classNames(
        'mx-auto flex w-full flex-1 flex-col gap-8',
        shared.access !== 'comment' && 'max-w-204',
      )}
    >
      <header className="flex flex-col gap-2">
        <h1 dir="auto" className="font-serif text-28 font-medium text-balance [overflow-wrap:anywhere]">
          {shownTitle(shared.title)}
        </h1>
        <p className="text-14 text-ink-muted">{facts(shared)}</p>
      </header>
      <div className="flex items-start gap-8 max-md:block">
        <SharedPage editor={editor} shared={shared} />
        {shared.access === 'comment' && <CommentArea editor={editor} shared={shared} {...reader} />}
      </div>
    </div>
  )
}

/** An essay without a title has the standard one, in the reader's language. */
function shownTitle(title: string): string {
  return title === defaultEssayTitle ? contractText(title) : title
}

function Gone() {
  return (
    <StatusPage
      mark="—"
      title={texts.nothingToReadHere}
      text={sharingTexts.essayGone}
      actions={
        <a
          href="/"
          className="inline-flex items-center rounded-small font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
        >
          {texts.goToTheFrontPage}
        </a>
      }
    />
  )
}

function SharedEssayLoading() {
  return (
    <div role="status" aria-label={texts.loading} className="mx-auto flex w-full max-w-204 flex-col gap-10">
      <SkeletonText lines={2} />
      <SkeletonText lines={6} />
    </div>
  )
}

function facts({ ownerName, sharedAt, expiresAt }: SharedEssay): string {
  const day = formatDate(sharedAt, 'longYear')
  const shared = ownerName
    ? texts.sharedBy({ ownerName, day })
    : texts.anEssayShared({ name: brand.name, day })
  if (!expiresAt) return shared
  return texts.readableUntil({ shared, day: formatDate(expiresAt, 'longYear') })
}
