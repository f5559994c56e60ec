import { useEffect, useState } from 'react'
import { errorTexts } from '../../../contract/errors.ts'
import { randomId } from '../../ui/random-id.ts'
import { toast } from '../../ui/toast.tsx'
import type { ReminderAnswer } from './humanize-reminder.tsx'
import { readLocal, writeLocal } from './local-keys.ts'
import type { SendFailure } from './reply-store.ts'
import { useChatRun, useReplyRunner } from './use-replies.ts'

type Sending = {
  userId: string
  chatId: string
  model: string | undefined
  humanize: { isOn: boolean; isAffordable: boolean; choose: (isOn: boolean) => void }
  /** Empties the field. */
  onTaken: () => void
  onFailed: (failure: SendFailure) => void
}

/** Sending, and the question that comes before it when Humanize is off. */
export function useSending({ userId, chatId, model, humanize, onTaken, onFailed }: Sending) {
  const runner = useReplyRunner()
  const { failure } = useChatRun(chatId)
  const [asked, setAsked] = useState<string | null>(null)
  const quietKey = `humanizeReminderOff_${chatId}` as const

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure) onFailed(failure)
  }, [failure])

  function start(text: string, isHumanized: boolean) {
    // The same text after an answer that never came keeps its ids: if the server has it, it is not stored twice.
    const isAgain = failure?.status === 0 && failure.question.text === text
    const ids = isAgain ? failure.question : { clientId: randomId(), replyClientId: randomId() }
    onTaken()
    const { clientId, replyClientId } = ids
    runner.send({ userId, chatId, text, humanize: isHumanized, model, clientId, replyClientId })
  }

  function send(text: string) {
    if (!text.trim() || runner.store.read(chatId).live) return
    const mayAsk = !humanize.isOn && humanize.isAffordable && readLocal(userId, quietKey) === null
    if (mayAsk) setAsked(text)
    else start(text, humanize.isOn)
  }

  function answer({ enable, askAgain }: ReminderAnswer) {
    if (!askAgain) writeLocal(userId, quietKey, '1')
    if (enable) humanize.choose(true)
    setAsked(null)
    if (asked !== null) start(asked, enable)
  }

  function stop() {
    runner.stop(chatId).catch(() => toast.error(`Not stopped. ${errorTexts.badResponse}.`))
  }

  return { send, start, stop, isAsking: asked !== null, answer, cancel: () => setAsked(null) }
}
