import { useMemo, useRef } from 'react'
import { toast } from '../../../ui/toast.tsx'
import type { MessageActions } from '../messages/message-actions.ts'
import type { TemporaryChat, TemporaryWishes } from './temporary-chat.ts'

const undoMs = 8_000

type Given = {
  chat: TemporaryChat
  wishes: TemporaryWishes
  onEdited: (text: string, after: string | null) => void
  onFill: (text: string) => void
}

/** The actions on a message of a temporary chat, all of which happen in memory. */
export function useTemporaryActions(given: Given): MessageActions {
  const latest = useRef(given)
  latest.current = given
  return useMemo(() => {
    const isBusy = () => {
      const { live } = latest.current.chat.readRun()
      if (live) toast('A reply is being written. Stop it first, or wait until it is finished.')
      return live !== null
    }
    return {
      regenerate(reply) {
        if (!isBusy()) latest.current.chat.again(reply, latest.current.wishes)
      },
      goOn(reply) {
        if (!isBusy()) latest.current.chat.goOn(reply, latest.current.wishes)
      },
      edit(message, text) {
        if (isBusy()) return false
        latest.current.onEdited(text, message.parentId)
        return true
      },
      turn(message, step) {
        if (!isBusy()) latest.current.chat.turn(message, step)
      },
      fill: (text) => latest.current.onFill(text),
      rate: (reply, rating) => latest.current.chat.edit(reply.clientId, { rating }),
      remove(message) {
        if (isBusy()) return
        const { chat } = latest.current
        const before = chat.read()
        chat.remove(message)
        toast(message.sender === 'user' ? 'Message and reply deleted' : 'Reply deleted', {
          duration: undoMs,
          action: { label: 'Undo', onClick: () => chat.restore(before) },
        })
      },
    }
  }, [])
}
