import { MessageSquarePlus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '../../../../contract/brand.ts'
import type { SharedChat, SharedMessage } from '../../../../contract/chats/sharing.ts'
import { sharedChatTexts } from '../../../locales/en/chats/shared-chat.ts'
import { sharingTexts } from '../../../locales/en/shared/sharing.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { MoreButton } from '../../../ui/fields/more-button.tsx'
import { announce } from '../chat-events.ts'
import { useContinueShared, useSharedChat } from './share-queries.ts'
import { SharedMessages } from './shared-messages.tsx'

type SharedChatViewProps = {
  token: string
  /** Null while it is unknown whether the reader is signed in. */
  isSignedIn: boolean | null
  signInPath: string
}

/** The page that a link to a chat opens. */
export function SharedChatView({ token, ...reader }: SharedChatViewProps) {
  const shared = useSharedChat(token)
  const first = shared.data?.pages[0]
  const title = first?.title ?? sharedChatTexts.sharedChat
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  if (shared.isError && !shared.data)
    return (
      <ErrorState
        title={sharedChatTexts.thisSharedChatCouldNot}
        text={shared.error.message}
        onRetry={() => void shared.refetch()}
      />
    )
  if (first === null) return <Gone />
  return (
    <article className="-mb-16 flex w-full max-w-190 flex-1 flex-col gap-8 md:-mt-[min(8vh,4.5rem)]">
      {first ? (
        <Read
          shared={first}
          messages={shared.data!.pages.flatMap((page) => page?.messages ?? [])}
          more={
            shared.hasNextPage && (
              <MoreButton
                isLoading={shared.isFetchingNextPage}
                isFailed={shared.isFetchNextPageError}
                onMore={() => void shared.fetchNextPage()}
              />
            )
          }
          token={token}
          {...reader}
        />
      ) : (
        <Loading />
      )}
    </article>
  )
}

type ReadProps = SharedChatViewProps & { shared: SharedChat; messages: SharedMessage[]; more: ReactNode }

function Read({ shared, messages, more, ...rest }: ReadProps) {
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line pb-6">
        <h1 className="font-serif text-28 font-medium text-balance [overflow-wrap:anywhere]">
          {shared.title}
        </h1>
        <p className="text-14 text-ink-muted">{facts(shared)}</p>
      </header>
      <SharedMessages messages={messages} more={more} />
      <GoOn {...rest} />
    </>
  )
}

function GoOn({ token, isSignedIn, signInPath }: SharedChatViewProps) {
  const copy = useContinueShared(token)
  const navigate = useNavigate()
  function goOn() {
    copy.mutate(undefined, {
      onSuccess({ chatId }) {
        announce('refreshChatList', chatId)
        navigate(`/chat/${chatId}`)
      },
    })
  }
  return (
    <footer className="sticky bottom-0 -mx-4 mt-auto flex flex-col gap-3 border-t border-line bg-surface px-4 py-4 max-md:py-3">
      {copy.isError && <ErrorNote>{copy.error.message}</ErrorNote>}
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p className="text-13 text-pretty text-ink-muted max-sm:sr-only">
          {isSignedIn !== false ? sharedChatTexts.youGetACopyAs : sharedChatTexts.signInToContinueFrom}
        </p>
        {isSignedIn === null ? (
          <Skeleton className="h-10 w-44 max-md:h-11 max-sm:w-full" />
        ) : isSignedIn ? (
          <Button
            variant="primary"
            icon={<MessageSquarePlus />}
            busy={copy.isPending}
            onClick={goOn}
            className="max-md:h-11"
          >
            {sharedChatTexts.continueThisChat}
          </Button>
        ) : (
          <ButtonLink to={signInPath} variant="primary" className="max-md:h-11">
            {sharedChatTexts.signInToContinue}
          </ButtonLink>
        )}
      </div>
    </footer>
  )
}

function Gone() {
  return (
    <StatusPage
      mark="—"
      title={sharedChatTexts.nothingToReadHere}
      text={sharingTexts.chatGone}
      actions={
        <a
          href="/"
          className="inline-flex items-center rounded-small font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
        >
          {sharedChatTexts.goToTheFrontPage}
        </a>
      }
    />
  )
}

function Loading() {
  return (
    <div role="status" aria-label={sharedChatTexts.loading} className="flex flex-col gap-10">
      <SkeletonText lines={2} />
      <SkeletonText lines={6} />
    </div>
  )
}

function facts({ ownerName, sharedAt, expiresAt }: SharedChat): string {
  const day = formatDate(sharedAt, 'longYear')
  const shared = ownerName
    ? sharedChatTexts.sharedBy({ ownerName, day })
    : sharedChatTexts.aChatShared({ name: brand.name, day })
  if (!expiresAt) return shared
  return sharedChatTexts.readableUntil({ shared, day: formatDate(expiresAt, 'longYear') })
}
