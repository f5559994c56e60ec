import { useEffect, useRef, useState } from 'react'
import { unseenImagesText } from '../files/unseen-images.tsx'
import type { ReminderAnswer, ReminderChoice } from '../humanize/humanize-reminder.tsx'
import type { ModelChoices } from '../models/use-model-choice.ts'
import type { ChatRun, SendFailure } from '../replies/reply-store.ts'
import type { ChatAdapter, OutgoingMessage } from './chat-adapter.ts'

type Sending = {
  adapter: ChatAdapter
  run: ChatRun
  choice: ModelChoices
  humanize: { isOn: boolean; isAffordable: boolean; choose: (isOn: boolean) => void }
  reminder: ReminderChoice
  /** Removes the message from the field. */
  onTaken: (message: OutgoingMessage) => void
  onFailed: (failure: SendFailure) => void
  /** Called with an edited text that is not sent. */
  onGivenUp: (text: string) => void
}

/**
 * A message that is sent when the user has answered a question about it. `reminder` is no question to the user: it is
 * not known yet whether they want to be asked about Humanize.
 */
type Held = { message: OutgoingMessage; question: 'humanize' | 'images' | 'reminder' }

/** How long a message waits for what the account has stored. After that, the user is asked. */
const reminderWaitMs = 3_000

/** Sends messages, with the questions that are asked when Humanize is off and when the model cannot see an image. */
export function useSending(given: Sending) {
  const { adapter, choice, humanize, reminder } = given
  const { chosen, tone } = choice
  const [held, setHeld] = useState<Held | null>(null)
  const { failure } = given.run

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (failure) given.onFailed(failure)
  }, [failure])

  const hasUnseenImages = ({ files, withoutImages }: OutgoingMessage) =>
    !withoutImages && !chosen?.sees && files.some(({ kind }) => kind === 'image')

  function start(message: OutgoingMessage, isHumanized: boolean) {
    setHeld(null)
    if (message.after === undefined) given.onTaken(message)
    const withoutImages = message.withoutImages || hasUnseenImages(message)
    adapter.send({ ...message, withoutImages }, { humanize: isHumanized, model: chosen?.id, tone })
  }

  function send(message: OutgoingMessage, asks = reminder.isOn) {
    if ((!message.text.trim() && message.files.length === 0) || adapter.readRun().live) return
    const mayAsk = !humanize.isOn && humanize.isAffordable
    if (mayAsk && asks === null) setHeld({ message, question: 'reminder' })
    // The question about Humanize also mentions the images, so that only one dialog opens.
    else if (mayAsk && asks) setHeld({ message, question: 'humanize' })
    else if (hasUnseenImages(message)) setHeld({ message, question: 'images' })
    else start(message, humanize.isOn)
  }

  function answer({ enable, askAgain }: ReminderAnswer) {
    if (!askAgain) reminder.turnOff()
    if (enable) humanize.choose(true)
    if (held) start(held.message, enable)
  }

  /** Returns the text of an edited message to the composer, because its own field is closed. */
  function cancel() {
    if (held?.message.after !== undefined) given.onGivenUp(held.message.text)
    setHeld(null)
  }

  function sendHeld(asks: boolean) {
    if (!held) return
    if (adapter.readRun().live) cancel()
    else send(held.message, asks)
  }
  const latestSendHeld = useRef(sendHeld)
  latestSendHeld.current = sendHeld
  const isWaiting = held?.question === 'reminder'
  useEffect(() => {
    if (!isWaiting) return
    if (reminder.isOn !== null) return latestSendHeld.current(reminder.isOn)
    const timer = setTimeout(() => latestSendHeld.current(true), reminderWaitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, reminder.isOn])

  return {
    send: (message: OutgoingMessage) => send(message),
    start,
    answer,
    cancel,
    sendWithoutImages: () => held && start(held.message, humanize.isOn),
    question: held?.question ?? null,
    /** What happens to the images of the held message; null when the model can see them. */
    imagesNote: held && hasUnseenImages(held.message) ? imagesNote(held.message, chosen?.label) : null,
  }
}

function imagesNote({ text, files }: OutgoingMessage, model = ''): string {
  const hasMore = text.trim() !== '' || files.some(({ kind }) => kind !== 'image')
  return unseenImagesText(model, hasMore)
}
