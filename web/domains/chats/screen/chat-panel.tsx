import { useEffect, useRef, useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { fileTexts } from '../../../../contract/chats/files.ts'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { Composer } from '../composer/composer.tsx'
import { isStarter, startersFor } from '../composer/starters.ts'
import { UpgradePrompt } from '../composer/upgrade-prompt.tsx'
import { useDraft } from '../composer/use-draft.ts'
import { useOpeningPrompt } from '../composer/use-opening-prompt.ts'
import { useSending } from '../composer/use-sending.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { AttachmentList } from '../files/attachment-list.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { UnseenImages, unseenImagesText } from '../files/unseen-images.tsx'
import { useAttachments } from '../files/use-attachments.ts'
import { HumanizeChip } from '../humanize/humanize-chip.tsx'
import { HumanizeReminder, type ReminderChoice } from '../humanize/humanize-reminder.tsx'
import { useHumanizeChoice } from '../humanize/use-humanize-choice.ts'
import { MessageActionsContext } from '../messages/message-actions.ts'
import { Messages, useMessageList } from '../messages/messages.tsx'
import { parentForNext, type Shown } from '../messages/shown-messages.ts'
import { textToCheck } from '../messages/text-to-check.ts'
import { useMessageActions } from '../messages/use-message-actions.ts'
import { ModelNote } from '../models/model-note.tsx'
import { AnsweredBy, ModelPicker } from '../models/model-picker.tsx'
import { useModelChoice } from '../models/use-model-choice.ts'
import { OutOfWordsNotice } from '../replies/out-of-words-notice.tsx'
import type { ChatRun } from '../replies/reply-store.ts'
import { SendFailureNote, SignedOutNote } from '../replies/send-failure-note.tsx'
import { useReplyRunner } from '../replies/use-replies.ts'
import { useRevealEnd } from '../replies/use-reveal-end.ts'
import { useStopKey } from '../replies/use-stop-key.ts'
import { useChatCommands } from '../search/use-chat-commands.tsx'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceButton } from '../voice/voice-button.tsx'
import { VoiceLine } from '../voice/voice-line.tsx'
import { EmptyChat } from './empty-chat.tsx'

type ChatPanelProps = {
  chatId: string
  userId: string
  /** Null until a message was sent. */
  chat: ChatSummary | null
  shown: Shown
  run: ChatRun
  words: RemainingWords | undefined
  signInPath: string
  isSignedOut: boolean
  onCheck: (text: string) => void
  /** Describes the service that rewrites texts; null until it is known. */
  dataProcessor: string | null
  reminder: ReminderChoice
}

/** The messages and the composer below them. */
export function ChatPanel({
  chatId,
  userId,
  chat,
  shown,
  run,
  words,
  signInPath,
  isSignedOut,
  onCheck,
  dataProcessor,
  reminder,
}: ChatPanelProps) {
  const { live, failure } = run
  const { past } = shown
  const field = useRef<HTMLTextAreaElement>(null)
  const runner = useReplyRunner()
  const onRevealed = useRevealEnd(chatId)
  const draft = useDraft(userId, chatId, live?.phase === 'sending' ? (live.question?.text ?? '') : '')
  // Loaded while the user types, so that the list is ready when the message is sent.
  useMessageList(draft.text !== '')
  const humanize = useHumanizeChoice(userId, words)
  const choice = useModelChoice(userId, chat)
  const { chosen, tone } = choice
  const [showsUpgrade, setShowsUpgrade] = useState(false)
  /** How often a paying user asked for Humanize without remaining words; each time shows the notice again. */
  const [refusals, setRefusals] = useState(0)
  const isFreeWithoutWords = words?.tier === 'free' && !humanize.isAffordable

  const lastAsked = past.findLast((message) => message.sender === 'user')
  const attachments = useAttachments({
    userId,
    chatId,
    inFlight: live?.phase === 'sending' ? live.question?.files : undefined,
    lastSent: lastAsked?.files,
  })
  const [asksAboutImages, setAsksAboutImages] = useState(false)
  const isSeen = chosen?.sees ?? false
  const hasUnseen = !isSeen && attachments.ready.some(({ kind }) => kind === 'image')
  const hasMore = draft.text.trim() !== '' || attachments.ready.some(({ kind }) => kind !== 'image')
  const unseenText = unseenImagesText(chosen?.label ?? '', hasMore)

  const sending = useSending({
    userId,
    chatId,
    model: chosen?.id,
    tone,
    parentId: parentForNext(past),
    humanize,
    reminder,
    onTaken() {
      draft.type('')
      attachments.clear()
    },
    onGivenUp: draft.giveBack,
    onFailed(failed) {
      if (failed.text) draft.giveBack(failed.text)
      attachments.giveBack(failed.files, failed.filesGone)
      if (failed.code === 'out_of_words' && words?.tier === 'free') setShowsUpgrade(true)
    },
  })
  const actions = useMessageActions({
    userId,
    chatId,
    branches: shown.branches,
    model: chosen?.id,
    humanize: humanize.isOn && humanize.isAffordable,
    // The message being edited shows its files, so the question about images is not asked again.
    onEdited: (text, after, files) => sending.send({ text, after, files, withoutImages: true }),
    onFill: fill,
  })
  const check = async () => onCheck(await textToCheck(draft.text, past))
  useChatCommands({
    past,
    isHumanized: humanize.isOn,
    onHumanize: toggleHumanize,
    onCheck: () => void check(),
    onRegenerate: actions.regenerate,
  })
  const voice = useVoice(draft.append)
  useStopKey(live !== null, sending.stop)
  useOpeningPrompt({
    isReady: true,
    onFill: fill,
    onSend(text, isHumanized) {
      humanize.choose(isHumanized)
      sending.start({ text }, isHumanized && humanize.isAffordable)
    },
  })

  const lastQuestion = lastAsked?.text
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the stored question matters
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
  function submit(withoutImages: boolean) {
    // When Humanize asks its question anyway, that dialog also mentions the images.
    const asks = hasUnseen && !withoutImages && !sending.asksFirst
    setAsksAboutImages(asks)
    if (asks) return
    voice.cancel()
    sending.send({ text: draft.text, files: attachments.ready, withoutImages: hasUnseen })
  }
  function attachText() {
    attachments.add([new File([draft.text], 'pasted-text.txt', { type: 'text/plain' })])
    draft.type('')
    field.current?.focus()
  }
  function toggleHumanize(isOn: boolean) {
    if (isOn && isFreeWithoutWords) setShowsUpgrade(true)
    else if (isOn && !humanize.isAffordable) setRefusals(refusals + 1)
    else humanize.choose(isOn)
  }

  return (
    <>
      {past.length === 0 && !live ? (
        <EmptyChat starters={startersFor(chosen)} onStart={fill} />
      ) : (
        <MessageActionsContext value={actions}>
          <Messages
            shown={shown}
            run={run}
            onRetryNow={() => runner.retryNow(chatId)}
            onRevealed={onRevealed}
          />
        </MessageActionsContext>
      )}
      <div className="relative mx-auto flex w-full max-w-200 shrink-0 flex-col gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:px-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        {showsUpgrade && isFreeWithoutWords && <UpgradePrompt onClose={() => setShowsUpgrade(false)} />}
        {refusals > 0 && words && !humanize.isAffordable && (
          <OutOfWordsNotice key={refusals} tier={words.tier} />
        )}
        {isSignedOut || live?.phase === 'signed-out' ? (
          <SignedOutNote isRefused={failure?.status === 401} signInPath={signInPath} />
        ) : (
          failure &&
          // The page itself asks the user to sign in, and the text remains in the field.
          failure.status !== 401 &&
          !live &&
          draft.text.includes(failure.text) && (
            <SendFailureNote
              failure={failure}
              tier={words?.tier ?? 'free'}
              onSendAgain={() => submit(false)}
            />
          )
        )}
        <ModelNote choice={choice} />
        <VoiceLine voice={voice} />
        <Composer
          fieldRef={field}
          text={draft.text}
          onText={draft.type}
          isBusy={live !== null}
          isStopping={live?.isStopping ?? false}
          onSend={() => submit(false)}
          onStop={sending.stop}
          onCheck={() => void check()}
          chips={
            <HumanizeChip
              isOn={humanize.isOn}
              onChange={toggleHumanize}
              words={words}
              dataProcessor={dataProcessor}
            />
          }
          model={<ModelPicker choice={choice} />}
          voice={<VoiceButton voice={voice} />}
          files={<AttachmentList attachments={attachments} isSeen={isSeen} field={field} />}
          attach={<AttachButton onFiles={attachments.add} />}
          onPasteFiles={attachments.add}
          onAttachText={attachText}
          hasFiles={attachments.ready.length > 0}
          isWaiting={attachments.isWaiting}
        />
        <AnsweredBy choice={choice} />
      </div>
      <FileDrop onFiles={attachments.add} />
      <UnseenImages
        open={asksAboutImages}
        text={unseenText}
        onSend={() => submit(true)}
        onCancel={() => setAsksAboutImages(false)}
      />
      <HumanizeReminder
        open={sending.isAsking}
        note={hasUnseen ? `${fileTexts.unseen}. ${unseenText}` : null}
        onAnswer={sending.answer}
        onCancel={sending.cancel}
      />
    </>
  )
}
