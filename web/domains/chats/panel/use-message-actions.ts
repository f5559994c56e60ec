import { useMemo, useRef } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { ApiError } from '../../../api.ts'
import { panelTexts } from '../../../locales/en/chats/panel.ts'
import { toast } from '../../../ui/toast.tsx'
import type { MessageActions } from '../messages/message-actions.ts'
import type { ChatAdapter, OutgoingMessage, ReplyOptions } from './chat-adapter.ts'

const undoMs = 8_000

type Given = {
  adapter: ChatAdapter
  options: ReplyOptions
  onEdited: (message: OutgoingMessage) => void
  onFill: (text: string) => void
  onChooseModel: (id: string) => void
}

/** Returns the same object while the chat is open, so that a thousand messages are not rendered for a new one. */
export function useMessageActions(given: Given): MessageActions {
  const latest = useRef(given)
  latest.current = given

  return useMemo(() => {
    const isBusy = () => {
      const { live } = latest.current.adapter.readRun()
      if (live) toast(panelTexts.aReplyIsBeingWritten)
      return live !== null
    }
    return {
      regenerate(reply) {
        const { adapter, options } = latest.current
        if (!isBusy() && reply.parentId !== null) adapter.regenerate(reply, options)
      },
      askModel(reply, model) {
        const { adapter, options, onChooseModel } = latest.current
        if (isBusy() || reply.parentId === null) return
        onChooseModel(model)
        adapter.regenerate(reply, { ...options, model })
      },
      goOn(reply) {
        const { adapter, options } = latest.current
        if (!isBusy()) adapter.goOn(reply, options)
      },
      edit({ parentId, files }, text) {
        if (isBusy()) return false
        // The message being edited shows its files, so the question about images is not asked again.
        latest.current.onEdited({ text, files, after: parentId, withoutImages: true })
        return true
      },
      turn(message, step) {
        const { adapter } = latest.current
        const leafId = adapter.branchBeside(message, step)
        if (leafId !== null && !isBusy()) adapter.showBranch(leafId)
      },
      rate: (reply, rating) => latest.current.adapter.rate(reply, rating),
      remove(message) {
        if (!isBusy()) void remove(latest.current.adapter, message)
      },
      fill: (text) => latest.current.onFill(text),
    }
  }, [])
}

async function remove(adapter: ChatAdapter, message: ChatMessage): Promise<void> {
  try {
    const restore = await adapter.remove(message)
    toast(message.sender === 'user' ? panelTexts.messageAndReplyDeleted : panelTexts.replyDeleted, {
      duration: undoMs,
      action: {
        label: panelTexts.undo,
        onClick: () => void restore().catch(showFailure(panelTexts.notRestored)),
      },
    })
  } catch (error) {
    showFailure(panelTexts.notDeleted)(error)
  }
}

function showFailure(what: string) {
  return (error: unknown) =>
    void toast.error(`${what} ${error instanceof ApiError ? error.message : panelTexts.pleaseTryAgain}`)
}
