import { useEffect, useRef } from 'react'
import { plans } from '../../../../contract/plans.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isStarter, startersFor } from '../composer/starters.ts'
import { useDraft } from '../composer/use-draft.ts'
import { useOpeningPrompt } from '../composer/use-opening-prompt.ts'
import { FileDrop } from '../files/file-drop.tsx'
import { UnseenImages } from '../files/unseen-images.tsx'
import { useAttachments } from '../files/use-attachments.ts'
import { HumanizeReminder } from '../humanize/humanize-reminder.tsx'
import { MessageActionsContext, ReplyActionsContext } from '../messages/message-actions.ts'
import { Messages, useMessageList } from '../messages/messages.tsx'
import { textToCheck } from '../messages/text-to-check.ts'
import { ModelNote } from '../models/model-note.tsx'
import { AnsweredBy } from '../models/model-picker.tsx'
import { needsWords } from '../models/needs-words.ts'
import { useModelChoice } from '../models/use-model-choice.ts'
import { useStopKey } from '../replies/use-stop-key.ts'
import { useChatCommands } from '../search/use-chat-commands.tsx'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceLine } from '../voice/voice-line.tsx'
import type { ChatHost, PanelChat, PanelOptions } from './chat-adapter.ts'
import { EmptyChat } from './empty-chat.tsx'
import { PanelComposer } from './panel-composer.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { useHumanizeToggle } from './use-humanize-toggle.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useSending } from './use-sending.ts'

type ChatPanelProps = PanelChat & PanelOptions & { host: ChatHost }

/** The messages of a chat and the composer below them. Its parent is positioned, for the overlay of dropped files. */
export function ChatPanel({
  adapter,
  chat,
  shown,
  run,
  host,
  isCompact = false,
  ...options
}: ChatPanelProps) {
  const { userId, words } = host
  const { chatId } = adapter
  const { live, failure } = run
  const { past } = shown
  const field = useRef<HTMLTextAreaElement>(null)
  const unaccepted = live?.phase === 'sending' ? live.question : null
  const draft = useDraft(userId, chatId, adapter.keepsDraft, unaccepted?.text ?? '')
  // Loaded while the user types, so that the list is ready when the message is sent.
  useMessageList(draft.text !== '')
  const lastAsked = past.findLast((message) => message.sender === 'user')
  const attachments = useAttachments({
    userId,
    chatId,
    isKept: adapter.keepsDraft,
    inFlight: unaccepted?.files,
    lastSent: lastAsked?.files,
  })
  const humanize = useHumanizeToggle(userId, words)
  const choice = useModelChoice(userId, chat)
  const voice = useVoice(draft.append)
  const sending = useSending({
    adapter,
    run,
    choice,
    humanize,
    reminder: host.reminder,
    onTaken({ text, files }) {
      // The user may have gone on writing while the message was held back.
      if (draft.text === text) draft.type('')
      attachments.clear(files)
    },
    onGivenUp: draft.giveBack,
    onFailed({ text, files, filesGone, code }) {
      if (text) draft.giveBack(text)
      attachments.giveBack(files, filesGone)
      if (code === 'out_of_words') humanize.onRefused()
    },
  })
  const actions = useMessageActions({
    adapter,
    options: { humanize: humanize.isOn, model: choice.chosen?.id, tone: choice.tone },
    onEdited: sending.send,
    onFill: fill,
    onChooseModel: choice.choose,
  })
  const check = async () => host.onCheck(await textToCheck(draft.text, past))
  useChatCommands({
    past,
    isHumanized: humanize.isOn,
    onHumanize: humanize.toggle,
    onCheck: () => void check(),
    onRegenerate: actions.regenerate,
  })
  useStopKey(live !== null, adapter.stop)
  useOpeningPrompt({
    isReady: options.takesOpeningPrompt ?? false,
    onFill: fill,
    onSend(text, isHumanized) {
      humanize.choose(isHumanized)
      sending.start({ text, files: [] }, isHumanized && humanize.isAffordable)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the stored question matters
  useEffect(() => draft.dropIfSent(failure ? undefined : lastAsked?.text), [lastAsked?.text])
  useEffect(() => {
    // A phone's keyboard would cover the screen that was just opened.
    if (!isCompact && window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [isCompact])

  function fill(text: string) {
    if (isStarter(draft.text)) draft.type(text)
    else draft.giveBack(text)
    field.current?.focus()
  }
  function submit() {
    voice.cancel()
    sending.send({ text: draft.text, files: attachments.ready })
  }

  return (
    <>
      {past.length === 0 && !live ? (
        (options.empty ?? (
          <EmptyChat
            starters={startersFor(choice.chosen)}
            areStartersKnown={choice.chosen !== undefined}
            onStart={fill}
            isCompact={isCompact}
          />
        ))
      ) : (
        <MessageActionsContext value={actions}>
          <ReplyActionsContext value={options.replyActions ?? null}>
            <Messages shown={shown} run={run} onRetryNow={adapter.retryNow} onRevealed={adapter.revealed} />
          </ReplyActionsContext>
        </MessageActionsContext>
      )}
      <div
        className={classNames(
          'relative mx-auto flex w-full max-w-200 shrink-0 flex-col gap-2 max-md:px-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]',
          isCompact ? 'px-3 pb-3' : 'px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
        )}
      >
        <PanelNotes
          repliesNeedWords={needsWords(choice.chosen)}
          run={run}
          host={host}
          humanize={humanize}
          text={draft.text}
          onSendAgain={submit}
        />
        <ModelNote choice={choice} />
        <VoiceLine voice={voice} />
        <PanelComposer
          {...{ adapter, run, field, draft, attachments, humanize, choice, voice }}
          dataProcessor={host.dataProcessor}
          onSend={submit}
          onCheck={() => void check()}
        />
        <AnsweredBy choice={choice} isCompact={isCompact} />
        {options.footnote}
      </div>
      <FileDrop onFiles={attachments.add} refusal={adapter.filesRefusal} />
      <UnseenImages
        open={sending.question === 'images'}
        text={sending.imagesNote ?? ''}
        onSend={sending.sendWithoutImages}
        onCancel={sending.cancel}
      />
      <HumanizeReminder
        open={sending.question === 'humanize'}
        note={sending.imagesNote && `${fileTexts.unseen}. ${sending.imagesNote}`}
        isBuiltIn={choice.chosen?.kind === 'built-in'}
        costsWords={host.words !== undefined && plans[host.words.tier].metersChat}
        onAnswer={sending.answer}
        onCancel={sending.cancel}
      />
    </>
  )
}
