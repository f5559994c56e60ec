import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../../contract/chats.ts'
import type { RemainingWords } from '../../../contract/credits.ts'
import { Composer } from './composer.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { HumanizeChip } from './humanize-chip.tsx'
import { HumanizeReminder } from './humanize-reminder.tsx'
import { MessageList } from './message-list.tsx'
import { ModelName } from './model-name.tsx'
import type { ChatRun } from './reply-store.ts'
import { SendFailureNote, SignedOutNote } from './send-failure-note.tsx'
import { textToCheck } from './shown-messages.ts'
import { isStarter, startersFor } from './starters.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import { useDraft } from './use-draft.ts'
import { useHumanizeChoice } from './use-humanize-choice.ts'
import { useModelChoice } from './use-model-choice.ts'
import { useOpeningPrompt } from './use-opening-prompt.ts'
import { useReplyRunner } from './use-replies.ts'
import { useRevealEnd } from './use-reveal-end.ts'
import { useSending } from './use-sending.ts'
import { useStopKey } from './use-stop-key.ts'

type ChatPanelProps = {
  chatId: string
  userId: string
  messages: ChatMessage[]
  run: ChatRun
  words: RemainingWords | undefined
  signInPath: string
  isSignedOut: boolean
  onCheck: (text: string) => void
}

/** The messages and the composer below them. */
export function ChatPanel({
  chatId,
  userId,
  messages,
  run,
  words,
  signInPath,
  isSignedOut,
  onCheck,
}: ChatPanelProps) {
  const { live, failure } = run
  const field = useRef<HTMLTextAreaElement>(null)
  const runner = useReplyRunner()
  const onRevealed = useRevealEnd(chatId)
  const draft = useDraft(userId, chatId, live?.phase === 'sending' ? (live.question?.text ?? '') : '')
  const humanize = useHumanizeChoice(userId, words)
  const { models, chosen, choose } = useModelChoice(userId)
  const [showsUpgrade, setShowsUpgrade] = useState(false)
  const isFreeWithoutWords = words?.tier === 'free' && !humanize.isAffordable

  const sending = useSending({
    userId,
    chatId,
    model: chosen?.id,
    humanize,
    onTaken: () => draft.type(''),
    onFailed(failed) {
      draft.giveBack(failed.question.text)
      if (failed.code === 'out_of_words' && words?.tier === 'free') setShowsUpgrade(true)
    },
  })
  useStopKey(live !== null, sending.stop)
  useOpeningPrompt({
    isReady: true,
    onFill: fill,
    onSend(text, isHumanized) {
      humanize.choose(isHumanized)
      sending.start(text, isHumanized && humanize.isAffordable)
    },
  })

  const lastQuestion = messages.findLast((message) => message.sender === 'user')?.text
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the record says matters
  useEffect(() => draft.dropIfSent(failure ? undefined : lastQuestion), [lastQuestion])
  useEffect(() => {
    // A phone's keyboard would cover the screen that was just opened.
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])

  function fill(text: string) {
    if (isStarter(draft.text)) draft.type(text)
    else draft.giveBack(text)
    field.current?.focus()
  }
  function toggleHumanize(isOn: boolean) {
    if (isOn && isFreeWithoutWords) setShowsUpgrade(true)
    else humanize.choose(isOn)
  }
  function askAgain(reply: ChatMessage) {
    const question = messages[messages.indexOf(reply) - 1]
    if (question?.sender === 'user') sending.send(question.text)
  }

  return (
    <>
      {messages.length === 0 ? (
        <EmptyChat starters={startersFor(chosen)} onStart={fill} />
      ) : (
        <MessageList
          messages={messages}
          run={run}
          onRetryNow={() => runner.retryNow(chatId)}
          onRevealed={onRevealed}
          onRetry={askAgain}
        />
      )}
      <div className="relative mx-auto flex w-full max-w-200 shrink-0 flex-col gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:px-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        {showsUpgrade && isFreeWithoutWords && <UpgradePrompt onClose={() => setShowsUpgrade(false)} />}
        {isSignedOut || live?.phase === 'signed-out' || failure?.status === 401 ? (
          <SignedOutNote isRefused={failure?.status === 401} signInPath={signInPath} />
        ) : (
          failure &&
          !live &&
          draft.text.includes(failure.question.text) && (
            <SendFailureNote failure={failure} tier={words?.tier ?? 'free'} />
          )
        )}
        <Composer
          fieldRef={field}
          text={draft.text}
          onText={draft.type}
          isBusy={live !== null}
          isStopping={live?.isStopping ?? false}
          onSend={() => sending.send(draft.text)}
          onStop={sending.stop}
          onCheck={() => onCheck(textToCheck(draft.text, messages))}
          chips={<HumanizeChip isOn={humanize.isOn} onChange={toggleHumanize} words={words} />}
          model={<ModelName models={models} chosen={chosen} onChoose={choose} />}
        />
      </div>
      <HumanizeReminder open={sending.isAsking} onAnswer={sending.answer} onCancel={sending.cancel} />
    </>
  )
}
