import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { checkShareTexts } from '../../../locales/en/detector/share.ts'
import { sharingTexts } from '../../../locales/en/shared/sharing.ts'
import { formatDate } from '../../../locales/format.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import { markAt } from '../marks/mark-at.ts'
import { MarkedText } from '../marks/marked-text.tsx'
import type { Span } from '../marks/marks.ts'
import { Results } from '../result/findings.tsx'
import { useSharedCheck } from './share-queries.ts'

/** The page that a link to a check opens. */
export function SharedCheckView({ token }: { token: string }) {
  const shared = useSharedCheck(token)
  useEffect(() => {
    document.title = `${checkShareTexts.sharedCheck} · ${brand.name}`
  }, [])
  if (shared.isError && !shared.data)
    return (
      <ErrorState
        title={checkShareTexts.thisSharedCheckCouldNot}
        text={shared.error.message}
        onRetry={() => void shared.refetch()}
      />
    )
  if (shared.data === null) return <Gone />
  return (
    <article className="flex w-full max-w-280 flex-1 flex-col gap-8 md:-mt-[min(8vh,4.5rem)]">
      {shared.data ? <SharedCheck shared={shared.data} /> : <Loading />}
    </article>
  )
}

type Shared = NonNullable<ReturnType<typeof useSharedCheck>['data']>

function SharedCheck({ shared }: { shared: Shared }) {
  const { text, detection } = shared
  const [active, setActive] = useState<Span | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  function show(span: Span) {
    const mark = markAt(layer.current, span)
    if (mark) glideToShow(mark, 'center')
  }
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line pb-6">
        <h1 className="font-serif text-28 font-medium text-balance">{checkShareTexts.sharedCheck}</h1>
        <p className="text-14 text-ink-muted">{facts(shared)}</p>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-label={checkShareTexts.theText}
          className="self-start rounded-card border border-line bg-surface-raised p-6 text-16 leading-7 max-lg:order-2 max-md:p-5"
        >
          {detection ? (
            <MarkedText
              ref={layer}
              text={text}
              detection={detection}
              active={active}
              onPoint={setActive}
              onEditAt={() => {}}
            />
          ) : (
            <p className="wrap-break-word whitespace-pre-wrap">{text}</p>
          )}
        </section>
        {detection ? (
          <Results
            result={{ text, detection, checkedAt: new Date(shared.sharedAt) }}
            active={active}
            onPoint={setActive}
            onShow={show}
          />
        ) : (
          <Note>{checkShareTexts.onlyTheTextCanBeShown}</Note>
        )}
      </div>
    </>
  )
}

function Gone() {
  return (
    <StatusPage
      mark="—"
      title={checkShareTexts.nothingToReadHere}
      text={sharingTexts.checkGone}
      actions={
        <a
          href="/"
          className="inline-flex items-center rounded-small font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
        >
          {checkShareTexts.goToTheFrontPage}
        </a>
      }
    />
  )
}

function Loading() {
  return (
    <div role="status" aria-label={checkShareTexts.loading} className="flex flex-col gap-10">
      <SkeletonText lines={2} />
      <SkeletonText lines={6} />
    </div>
  )
}

function facts({ ownerName, sharedAt, expiresAt }: Shared): string {
  const day = formatDate(sharedAt, 'longYear')
  const shared = ownerName
    ? checkShareTexts.sharedBy({ ownerName, day })
    : checkShareTexts.checkedWith({ name: brand.name, day })
  if (!expiresAt) return shared
  return checkShareTexts.readableUntil({ shared, day: formatDate(expiresAt, 'longYear') })
}
