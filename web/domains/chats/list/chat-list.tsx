import { Archive, ChevronLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MoreButton } from '../../../ui/fields/more-button.tsx'
import { isTemporaryChat } from '../local-keys.ts'
import { useChatList, usePinnedAndFolders } from '../queries.ts'
import { showArchive, useArchiveShown } from './archive-view.ts'
import { DatedChats } from './dated-chats.tsx'
import { groupChats } from './group-chats.ts'
import { useHiddenChats } from './hidden-chats.ts'
import { PinnedAndFolders } from './pinned-and-folders.tsx'
import { useChatSync } from './use-chat-sync.ts'
import { useCurrentDay } from './use-current-day.ts'

/** The user's chats in the sidebar, with a button that switches to the archived ones. */
export function ChatList({ userId }: { userId: string }) {
  const isArchive = useArchiveShown()
  const list = useChatList(isArchive ? 'archive' : 'loose')
  const above = usePinnedAndFolders()
  const hidden = useHiddenChats()
  const { chatId: openId } = useParams()
  useChatSync()

  // Of the two lists, one may be newer: a chat that is shown as pinned is not shown again below.
  const pinned = new Set(isArchive ? [] : above.data?.pinned.map(({ id }) => id))
  const chats = (list.data?.pages ?? [])
    .flatMap((page) => page.chats)
    .filter((chat) => chat.archived === isArchive && (isArchive || !(chat.pinned || chat.folderId)))
    .filter(({ id }) => !hidden.has(id) && !pinned.has(id))
  useCurrentDay()
  const groups = groupChats(chats, new Date(), (id) => isTemporaryChat(userId, id))
  const shown = isArchive ? undefined : above.data
  // Shown together, so that nothing moves when the second arrives. If the pinned chats and folders cannot be loaded,
  // the list is shown without them.
  const isLoading = list.isPending || (above.isPending && above.failureCount === 0)
  const isEmpty = groups.length === 0 && !list.hasNextPage && !(shown?.pinned.length || shown?.folders.length)
  return (
    <nav
      aria-label={isArchive ? listTexts.archivedChats : listTexts.chats}
      className="flex min-h-full flex-col pt-1 pb-5"
    >
      {isArchive && <SwitchButton isArchive onClick={() => showArchive(false)} />}
      {isLoading ? (
        <ListSkeleton />
      ) : list.isError && !list.data ? (
        <LoadFailure onRetry={() => list.refetch()} />
      ) : (
        isEmpty && (
          <p className="px-2.5 pt-3 text-13 text-ink-muted">
            {isArchive ? listTexts.noArchivedChats : listTexts.noChatHistory}
          </p>
        )
      )}
      {!isLoading && shown && <PinnedAndFolders groups={shown} hidden={hidden} openId={openId} />}
      {!isLoading && groups.length > 0 && <DatedChats groups={groups} openId={openId} />}
      {!isLoading && list.hasNextPage && (
        <MoreButton
          isLoading={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onMore={list.fetchNextPage}
        />
      )}
      {!isArchive && !isLoading && <SwitchButton isArchive={false} onClick={() => showArchive(true)} />}
    </nav>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorNote
      action={
        <button type="button" onClick={onRetry} className="font-medium underline max-md:min-h-11">
          {listTexts.tryAgain}
        </button>
      }
    >
      {listTexts.theChatsCouldNotBe}
    </ErrorNote>
  )
}

function SwitchButton({ isArchive, onClick }: { isArchive: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        isArchive ? 'mb-2' : 'mt-auto',
        'flex h-8.5 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-13 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4',
      )}
    >
      {isArchive ? <ChevronLeft aria-hidden="true" /> : <Archive aria-hidden="true" />}
      {isArchive ? listTexts.allChats : listTexts.archived}
    </button>
  )
}

const widths = ['w-40', 'w-32', 'w-44', 'w-36', 'w-28']

function ListSkeleton() {
  return (
    <div role="status" aria-label={listTexts.loadingTheChats} className="px-2.5 pt-3">
      <Skeleton className="h-3 w-12" />
      {widths.map((width) => (
        <div key={width} className="flex h-8.5 items-center">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  )
}
