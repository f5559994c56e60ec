import type { ChatSummary } from '../../../contract/chats.ts'
import { isUntitled } from '../../../contract/titles.ts'

export type ChatGroup = { name: string; chats: ChatSummary[] }

const names = ['Today', 'Yesterday', 'Previous 7 Days', 'Older'] as const

/** Whole days of the local calendar between a moment and now; clocks that run ahead count as today. */
function daysAgo(moment: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.max(0, Math.round((day(now) - day(moment)) / 86_400_000))
}

function groupOf(days: number): number {
  if (days === 0) return 0
  if (days === 1) return 1
  return days <= 7 ? 2 : 3
}

/** What the sidebar shows: by day of the last change, without chats that were opened and never used. */
export function groupChats(
  chats: ChatSummary[],
  now: Date,
  isTemporary: (chatId: string) => boolean = () => false,
): ChatGroup[] {
  const groups: ChatGroup[] = names.map((name) => ({ name, chats: [] }))
  for (const chat of chats) {
    if (isUntitled(chat.title) || isTemporary(chat.id)) continue
    groups[groupOf(daysAgo(new Date(chat.updatedAt), now))]!.chats.push(chat)
  }
  return groups.filter((group) => group.chats.length > 0)
}
