import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CommentInput, CommentPatch } from '../../../../contract/essays/comments.ts'
import { type EssayUpdatedDetail, essayUpdatedEvent } from '../../../../contract/essays/essay-events.ts'
import { api, unwrap } from '../../../api.ts'
import { reloadQuery } from '../../../reload-query.ts'

const commentsKey = (chatId: string) => ['essay-comments', chatId] as const
const calls = api.api.essays[':chatId'].comments
/** News may be missed while the connection is lost. */
const checkEveryMs = 60_000

/** Loads the comments on an essay, and again when the server reports news of it. */
export function useComments(chatId: string, isStored: boolean) {
  return useCommentList(chatId, isStored).data
}

/** The comments on an essay with the state of their loading. */
export function useCommentList(chatId: string, isStored: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    function onNews(event: Event) {
      const { detail } = event as CustomEvent<EssayUpdatedDetail>
      if (detail.chatId === chatId && detail.seq === 0) void reloadQuery(client, commentsKey(chatId))
    }
    window.addEventListener(essayUpdatedEvent, onNews)
    return () => window.removeEventListener(essayUpdatedEvent, onNews)
  }, [client, chatId])
  return useQuery(commentsOf(chatId, isStored))
}

/** Returns the number of open threads, as far as the comments are loaded. */
export function useOpenThreads(chatId: string): number {
  const { data = [] } = useQuery(commentsOf(chatId, false))
  return data.filter(({ parentId, resolvedAt }) => parentId === null && resolvedAt === null).length
}

function commentsOf(chatId: string, isOn: boolean) {
  return {
    queryKey: commentsKey(chatId),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await unwrap(calls.$get({ param: { chatId } }, { init: { signal } }))).comments,
    enabled: isOn,
    refetchOnWindowFocus: true,
    refetchInterval: checkEveryMs,
  }
}

/** The calls that change comments; each loads the list again. */
export function useCommentCalls(chatId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const after = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work
      } finally {
        await reloadQuery(client, commentsKey(chatId))
      }
    }
    return {
      add: (json: CommentInput) => after(unwrap(calls.$post({ param: { chatId }, json }))),
      change: (commentId: string, json: CommentPatch) =>
        after(unwrap(calls[':commentId'].$patch({ param: { chatId, commentId }, json }))),
      remove: (commentId: string) =>
        after(unwrap(calls[':commentId'].$delete({ param: { chatId, commentId } }))),
    }
  }, [client, chatId])
}
