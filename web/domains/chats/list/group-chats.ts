import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { isUntitled } from '../../../../contract/chats/titles.ts'
import { groupByDay } from '../../../ui/day-groups.ts'

export type ChatGroup = { name: string; chats: ChatSummary[] }

/** Groups the sidebar's chats by the day of the last change, without chats that were opened but never used. */
export function groupChats(
  chats: ChatSummary[],
  now: Date,
  isTemporary: (chatId: string) => boolean = () => false,
): ChatGroup[] {
  const used = chats.filter((chat) => !isUntitled(chat.title) && !isTemporary(chat.id))
  return groupByDay(used, (chat) => chat.updatedAt, now).map(({ name, items }) => ({ name, chats: items }))
}
