import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { chatKey, type OpenChat } from '../queries.ts'
import { messageAnchor } from './message-anchor.ts'
import type { Shown } from './shown-messages.ts'

const shownMs = 2_500
const giveUpMs = 4_000

/** Opens the message of `?message=`: shows its branch, scrolls to it and highlights it briefly. */
export function useFoundMessage(chatId: string, isLoaded: boolean, shown: Shown): void {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const messageId = search.get('message')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message, when the chat has loaded
  useEffect(() => {
    if (!messageId || !isLoaded) return
    setSearch({}, { replace: true })
    const isShown = shown.past.some((message) => message.id === messageId)
    if (!isShown) showBranchThrough(client, chatId, shown, messageId)
    void light(messageId)
  }, [messageId, isLoaded])
}

function showBranchThrough(
  client: QueryClient,
  chatId: string,
  { branches }: Shown,
  messageId: string,
): void {
  const leafId = branches.newestLeaf(messageId)
  client.setQueryData<OpenChat>(chatKey(chatId), (open) =>
    open?.messages.some((message) => message.id === messageId) ? { ...open, leafId } : open,
  )
}

/** Waits for the message, because a long chat is rendered from its end upwards. */
async function light(messageId: string): Promise<void> {
  const endsAt = Date.now() + giveUpMs
  let element = document.getElementById(messageAnchor(messageId))
  while (!element && Date.now() < endsAt) {
    await new Promise(requestAnimationFrame)
    element = document.getElementById(messageAnchor(messageId))
  }
  if (!element) return
  scrollToShow(element, { block: 'center' })
  element.classList.add('message-found')
  setTimeout(() => element.classList.remove('message-found'), shownMs)
}
