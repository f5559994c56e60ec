import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { createReplyRunner, type ReplyRunner } from './reply-runner.ts'
import type { ChatRun } from './reply-store.ts'

const runners = new WeakMap<QueryClient, ReplyRunner>()

/** Returns the page's only runner. It belongs to the query client whose cache it updates. */
export function useReplyRunner(): ReplyRunner {
  const client = useQueryClient()
  let runner = runners.get(client)
  if (!runner) {
    runner = createReplyRunner(client)
    runners.set(client, runner)
  }
  return runner
}

export function useChatRun(chatId: string): ChatRun {
  const { store } = useReplyRunner()
  const read = useCallback(() => store.read(chatId), [store, chatId])
  return useSyncExternalStore(store.subscribe, read, read)
}
