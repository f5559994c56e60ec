import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announceWordCount, type ChatNews, listenToChats } from '../chat-events.ts'
import { chatKey, chatListsKey, pinnedAndFoldersKey } from '../queries.ts'

/** Events with one cause arrive together and are handled once (docs/spec/2-commercial.md section 9). */
const togetherMs = 100

/** Reloads the list on chat events, and a chat when another tab has changed it. */
export function useChatSync(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = new Set<string>()
    function refresh() {
      timer = undefined
      client.invalidateQueries({ queryKey: chatListsKey })
      client.invalidateQueries({ queryKey: pinnedAndFoldersKey })
      for (const chatId of changed) client.invalidateQueries({ queryKey: chatKey(chatId) })
      changed.clear()
    }
    function hear(news: ChatNews) {
      if (news.fromOtherTab && news.chatId) changed.add(news.chatId)
      // A reply that ended in another tab may have used words.
      if (news.fromOtherTab && news.name === 'chatUpdated') announceWordCount(null)
      timer ??= setTimeout(refresh, togetherMs)
    }
    const stop = listenToChats(hear)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
}
