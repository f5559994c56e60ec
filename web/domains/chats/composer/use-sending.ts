import { useEffect, useState } from 'react'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ReminderAnswer, ReminderChoice } from '../humanize/humanize-reminder.tsx'
import type { SendFailure } from '../replies/reply-store.ts'
import { useChatRun, useReplyRunner } from '../replies/use-replies.ts'

/** `after` is the message before an edited one, which starts a branch; without it the text comes from the field. */
type Draft = { text: string; after?: string | null; files?: ChatFile[]; withoutImages?: boolean }

type Sending = {
  userId: string
  chatId: string
  model: string | undefined
  tone: Tone
  /** The message that the next one follows. */
  parentId: string | null | undefined
  humanize: { isOn: boolean; isAffordable: boolean; choose: (isOn: boolean) => void }
  reminder: ReminderChoice
  /** Empties the field. */
  onTaken: () => void
  onFailed: (failure: SendFailure) => void
  /** Called with an edited text that is not sent. */
  onGivenUp: (text: string) => void
}

/** Sends messages, with the question that is asked when Humanize is off. */
export function useSending({
  userId,
  chatId,
  model,
  tone,
  parentId,
  humanize,
  reminder,
  onTaken,
  onFailed,
  onGivenUp,
}: Sending) {
  const runner = useReplyRunner()
  const { failure } = useChatRun(chatId)
  const [asked, setAsked] = useState<Draft | null>(null)
  const asksFirst = reminder.isOn && !humanize.isOn && humanize.isAffordable

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (failure) onFailed(failure)
  }, [failure])

  function start({ text, after, files = [], withoutImages }: Draft, isHumanized: boolean) {
    // The same text after a lost response keeps its ids, so that the server does not store it twice.
    const isAgain = failure?.status === 0 && failure.text === text && sameFiles(failure.files, files)
    const ids = isAgain ? failure.ids : { clientId: randomId(), replyClientId: randomId() }
    if (after === undefined) onTaken()
    const { clientId, replyClientId } = ids
    const ask = { kind: 'send', parentId: after === undefined ? parentId : after } as const
    const question = { userId, chatId, text, files, withoutImages, model, tone, clientId, replyClientId, ask }
    runner.send({ ...question, humanize: isHumanized })
  }

  function send(draft: Draft) {
    if ((!draft.text.trim() && !draft.files?.length) || runner.store.read(chatId).live) return
    if (asksFirst) setAsked(draft)
    else start(draft, humanize.isOn)
  }

  function answer({ enable, askAgain }: ReminderAnswer) {
    if (!askAgain) reminder.turnOff()
    if (enable) humanize.choose(true)
    setAsked(null)
    if (asked !== null) start(asked, enable)
  }

  function stop() {
    runner.stop(chatId).catch(() => toast.error(`Not stopped. ${errorTexts.badResponse}.`))
  }

  /** Returns the text of an edited message to the composer, because its own field is closed. */
  function cancel() {
    if (asked?.after !== undefined) onGivenUp(asked.text)
    setAsked(null)
  }

  return { send, start, stop, asksFirst, isAsking: asked !== null, answer, cancel }
}

function sameFiles(before: ChatFile[], now: ChatFile[]): boolean {
  return before.length === now.length && before.every(({ id }, i) => id === now[i]?.id)
}
