import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { useIsPhone } from '../../../ui/media-query.ts'
import { ChatListItem } from './chat-list-item.tsx'
import type { ChatGroup } from './group-chats.ts'

type Row = { key: string; heading: string } | { key: string; chat: ChatSummary }

const headingPx = 36
const rowPx = 34
const rowOnPhonePx = 44
/** Rows that are rendered above and below the visible ones. */
const spareRows = 20

function rowsOf(groups: ChatGroup[]): Row[] {
  return groups.flatMap((group) => [
    { key: group.name, heading: group.name },
    ...group.chats.map((chat) => ({ key: chat.id, chat })),
  ])
}

/** Chats grouped by the day of their last change. Only visible rows are rendered, as there may be ten thousand. */
export function DatedChats({ groups, openId }: { groups: ChatGroup[]; openId: string | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [offset, setOffset] = useState(0)
  const isPhone = useIsPhone()
  const rows = rowsOf(groups)
  useEffect(() => setScroller(list.current?.closest<HTMLElement>('.overflow-y-auto') ?? null), [])
  // The content above the list changes its height as folders open.
  useLayoutEffect(() => {
    const top = list.current?.offsetTop ?? 0
    if (top !== offset) setOffset(top)
  })
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => ('heading' in rows[index]! ? headingPx : isPhone ? rowOnPhonePx : rowPx),
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    scrollMargin: offset,
    overscan: spareRows,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights depend on the screen only
  useEffect(() => virtual.measure(), [isPhone])

  return (
    <ul ref={list} className="relative shrink-0" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index]!
        // Positioned by `top`, because a transform would also move the rows' menus.
        const style = { top: item.start - offset, height: item.size }
        return (
          <li key={row.key} className="absolute inset-x-0" style={style}>
            {'heading' in row ? (
              <h2 className="px-2.5 pt-3 text-12 text-ink-muted">{row.heading}</h2>
            ) : (
              <ChatListItem chat={row.chat} isOpen={row.chat.id === openId} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
