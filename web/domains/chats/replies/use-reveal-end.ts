import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { changeMessage } from '../chat-cache.ts'
import { saveSoon } from './message-saver.ts'
import { useReplyRunner } from './use-replies.ts'

/** Stores that a reply was revealed completely, so that it is not revealed again here or elsewhere. */
export function useRevealEnd(chatId: string): (clientId: string) => void {
  const client = useQueryClient()
  const { store } = useReplyRunner()
  return useCallback(
    (clientId) => {
      const { [clientId]: _, ...others } = store.read(chatId).reveals
      store.change(chatId, { reveals: others })
      changeMessage(client, chatId, clientId, { typingAnimationCompleted: true })
      saveSoon(chatId, { clientId, typingAnimationCompleted: true })
    },
    [client, store, chatId],
  )
}
