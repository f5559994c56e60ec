import { Archive, ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { ErrorNote } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChatListItem } from './chat-list-item.tsx'
import { groupChats } from './group-chats.ts'
import { useHiddenChats } from './hidden-chats.ts'
import { isTemporaryChat } from './local-keys.ts'
import { useChatList } from './queries.ts'
import { useChatSync } from './use-chat-sync.ts'

/** The user's chats, in the sidebar, and behind one step the archived ones. */
export function ChatList({ userId }: { userId: string }) {
  const [isArchive, setArchive] = useState(false)
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useChatList(isArchive)
  const hidden = useHiddenChats()
  const { chatId: openId } = useParams()
  useChatSync()

  const chats = (data?.pages ?? [])
    .flatMap((page) => page.chats)
    .filter((chat) => !hidden.has(chat.id) && chat.archived === isArchive)
  const groups = groupChats(chats, new Date(), (id) => isTemporaryChat(userId, id))
  return (
    <nav aria-label={isArchive ? 'Archived chats' : 'Chats'} className="flex min-h-full flex-col pt-1 pb-5">
      {isArchive && <SwitchButton isArchive onClick={() => setArchive(false)} />}
      {isPending ? (
        <ListSkeleton />
      ) : isError && !data ? (
        <ErrorNote
          action={
            <button type="button" onClick={() => refetch()} className="font-medium underline max-md:min-h-11">
              Try again
            </button>
          }
        >
          The chats could not be loaded.
        </ErrorNote>
      ) : (
        groups.length === 0 &&
        !hasNextPage && (
          <p className="px-2.5 pt-3 text-13 text-ink-muted">
            {isArchive ? 'No archived chats' : 'No chat history'}
          </p>
        )
      )}
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name} className="pt-3 first:pt-1">
          <h2 className="px-2.5 pb-1.5 text-12 text-ink-muted">{group.name}</h2>
          <ul className="flex flex-col">
            {group.chats.map((chat) => (
              <ChatListItem key={chat.id} chat={chat} isOpen={chat.id === openId} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && <MoreChats isLoading={isFetchingNextPage} onMore={fetchNextPage} />}
      {!isArchive && !isPending && <SwitchButton isArchive={false} onClick={() => setArchive(true)} />}
    </nav>
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
      {isArchive ? 'All chats' : 'Archived'}
    </button>
  )
}

/** Asks for the next page when it comes into sight; pressing it does the same. */
function MoreChats({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const element = useRef<HTMLButtonElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current())
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <button
      ref={element}
      type="button"
      onClick={() => onMore()}
      disabled={isLoading}
      className="mt-2 flex h-8.5 shrink-0 items-center rounded-control px-2.5 text-13 text-ink-muted max-md:h-11"
    >
      {isLoading ? 'Loading…' : 'Show more'}
    </button>
  )
}

const widths = ['w-40', 'w-32', 'w-44', 'w-36', 'w-28']

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading the chats" className="px-2.5 pt-3">
      <Skeleton className="h-3 w-12" />
      {widths.map((width) => (
        <div key={width} className="flex h-8.5 items-center">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  )
}
