import type { QueryClient } from '@tanstack/react-query'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import { screenTexts } from '../../../locales/en/chats/screen.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeMessage } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { liveBranch, parentForNext, readShown } from '../messages/shown-messages.ts'
import type { ChatAdapter, OutgoingMessage, ReplyOptions } from '../panel/chat-adapter.ts'
import { chatKey, deleteMessage, emptyChat, type OpenChat, restoreMessages, saveLeaf } from '../queries.ts'
import { saveSoon } from '../replies/message-saver.ts'
import type { ReplyRunner } from '../replies/reply-runner.ts'

/** The actions on a chat that the server stores. */
export function createStoredChatAdapter(
  client: QueryClient,
  runner: ReplyRunner,
  userId: string,
  chatId: string,
): ChatAdapter {
  const key = chatKey(chatId)
  const readRun = () => runner.store.read(chatId)
  const readNow = () => readShown(client.getQueryData<OpenChat>(key) ?? emptyChat, liveBranch(readRun().live))

  function send({ text, files, withoutImages, after }: OutgoingMessage, options: ReplyOptions) {
    const { failure } = readRun()
    // The same text after a lost response keeps its ids, so that the server does not store it twice.
    const isAgain = failure?.status === 0 && failure.text === text && hasSameFiles(failure.files, files)
    const { clientId, replyClientId } = isAgain
      ? failure.ids
      : { clientId: randomId(), replyClientId: randomId() }
    const ask = {
      kind: 'send',
      parentId: after === undefined ? parentForNext(readNow().past) : after,
    } as const
    const question = { userId, chatId, text, files, withoutImages, clientId, replyClientId, ask }
    void runner.send({ ...question, ...options })
  }
  function refresh(): Promise<void> {
    announce('chatUpdated', chatId)
    return client.invalidateQueries({ queryKey: key })
  }
  /** Another reply and a continuation use the chat's tone. */
  function withoutText({ humanize, model }: ReplyOptions) {
    return { userId, chatId, humanize, model, text: '', clientId: randomId() }
  }

  return {
    chatId,
    keepsDraft: true,
    filesRefusal: null,
    readRun,
    send,
    regenerate(reply, options) {
      if (reply.parentId === null) return
      const ask = { kind: 'again', questionId: reply.parentId } as const
      void runner.send({ ...withoutText(options), replyClientId: randomId(), ask })
    },
    goOn(reply, options) {
      const ask = { kind: 'continue', reply } as const
      void runner.send({ ...withoutText(options), replyClientId: reply.clientId, ask })
    },
    stop() {
      runner
        .stop(chatId)
        .catch(() => toast.error(screenTexts.notStopped({ badResponse: errorTexts.badResponse })))
    },
    branchBeside: (message, step) => readNow().branches.leafBeside(message, step),
    showBranch(leafId) {
      void client.cancelQueries({ queryKey: key })
      client.setQueryData<OpenChat>(key, (open) => open && { ...open, leafId })
      // Saved for the next time the chat is opened; the current view does not depend on it.
      saveLeaf(chatId, leafId).catch(() => {})
    },
    rate(reply, rating) {
      changeMessage(client, chatId, reply.clientId, { rating })
      saveSoon(chatId, { clientId: reply.clientId, rating })
    },
    async remove(message) {
      const gone = await deleteMessage(chatId, message.id)
      await refresh()
      return async () => {
        await restoreMessages(chatId, gone)
        await refresh()
      }
    },
    revealed(clientId) {
      const { [clientId]: _, ...reveals } = readRun().reveals
      runner.store.change(chatId, { reveals })
      changeMessage(client, chatId, clientId, { typingAnimationCompleted: true })
      saveSoon(chatId, { clientId, typingAnimationCompleted: true })
    },
    retryNow: () => runner.retryNow(chatId),
  }
}

function hasSameFiles(before: ChatFile[], now: ChatFile[]): boolean {
  return before.length === now.length && before.every(({ id }, i) => id === now[i]?.id)
}
