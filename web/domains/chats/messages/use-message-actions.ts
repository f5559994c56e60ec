import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Branches } from '../../../../contract/chats/branches.ts'
import type { ChatMessage, Rating } from '../../../../contract/chats/chats.ts'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import { ApiError } from '../../../api.ts'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeMessage } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { chatKey, deleteMessage, type OpenChat, restoreMessages, saveLeaf } from '../queries.ts'
import { saveSoon } from '../replies/message-saver.ts'
import { useReplyRunner } from '../replies/use-replies.ts'
import type { MessageActions } from './message-actions.ts'

const undoMs = 8_000

type Given = {
  userId: string
  chatId: string
  branches: Branches<ChatMessage>
  model: string | undefined
  humanize: boolean
  onEdited: (text: string, after: string | null, files: ChatFile[]) => void
  onFill: (text: string) => void
}

/** Returns the same object while the chat is open, so that a thousand messages are not rendered for a new one. */
export function useMessageActions(given: Given): MessageActions {
  const client = useQueryClient()
  const runner = useReplyRunner()
  const latest = useRef(given)
  latest.current = given

  return useMemo(() => {
    const isBusy = () => {
      const { live } = runner.store.read(latest.current.chatId)
      if (live) toast('A reply is being written. Stop it first, or wait until it is finished.')
      return live !== null
    }
    const question = () => {
      const { userId, chatId, model, humanize } = latest.current
      return { userId, chatId, model, humanize, text: '', clientId: randomId() }
    }
    return {
      regenerate(reply) {
        if (isBusy() || reply.parentId === null) return
        const ask = { kind: 'again', questionId: reply.parentId } as const
        runner.send({ ...question(), replyClientId: randomId(), ask })
      },
      goOn(reply) {
        if (isBusy()) return
        runner.send({ ...question(), replyClientId: reply.clientId, ask: { kind: 'continue', reply } })
      },
      edit(message, text) {
        if (isBusy()) return false
        latest.current.onEdited(text, message.parentId, message.files)
        return true
      },
      turn(message, step) {
        const { chatId, branches } = latest.current
        const siblings = branches.siblings(message)
        const next = siblings[siblings.indexOf(message) + step]
        if (!next || isBusy()) return
        const leafId = branches.newestLeaf(next.id)
        client.cancelQueries({ queryKey: chatKey(chatId) })
        client.setQueryData<OpenChat>(chatKey(chatId), (open) => open && { ...open, leafId })
        // Saved for the next time the chat is opened; the current view does not depend on it.
        saveLeaf(chatId, leafId).catch(() => {})
      },
      rate(reply, rating: Rating | null) {
        const { chatId } = latest.current
        changeMessage(client, chatId, reply.clientId, { rating })
        saveSoon(chatId, { clientId: reply.clientId, rating })
      },
      remove(message) {
        if (!isBusy()) void remove(client, latest.current.chatId, message)
      },
      fill: (text) => latest.current.onFill(text),
    }
  }, [client, runner])
}

async function remove(client: QueryClient, chatId: string, message: ChatMessage): Promise<void> {
  const refresh = () => {
    announce('chatUpdated', chatId)
    return client.invalidateQueries({ queryKey: chatKey(chatId) })
  }
  try {
    const gone = await deleteMessage(chatId, message.id)
    await refresh()
    const undo = () => restoreMessages(chatId, gone).then(refresh).catch(tellWhy('Not restored.'))
    toast(message.sender === 'user' ? 'Message and reply deleted' : 'Reply deleted', {
      duration: undoMs,
      action: { label: 'Undo', onClick: () => void undo() },
    })
  } catch (error) {
    tellWhy('Not deleted.')(error)
  }
}

function tellWhy(what: string) {
  return (error: unknown) =>
    void toast.error(`${what} ${error instanceof ApiError ? error.message : 'Please try again.'}`)
}
