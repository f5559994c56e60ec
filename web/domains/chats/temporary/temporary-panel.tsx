import { MessageCircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { toast } from '../../../ui/toast.tsx'
import { Composer } from '../composer/composer.tsx'
import { UpgradePrompt } from '../composer/upgrade-prompt.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { HumanizeChip } from '../humanize/humanize-chip.tsx'
import { HumanizeReminder, type ReminderAnswer, type ReminderChoice } from '../humanize/humanize-reminder.tsx'
import { useHumanizeChoice } from '../humanize/use-humanize-choice.ts'
import { MessageActionsContext } from '../messages/message-actions.ts'
import { Messages, useMessageList } from '../messages/messages.tsx'
import type { Shown } from '../messages/shown-messages.ts'
import { textToCheck } from '../messages/text-to-check.ts'
import { ModelNote } from '../models/model-note.tsx'
import { AnsweredBy, ModelPicker } from '../models/model-picker.tsx'
import { useModelChoice } from '../models/use-model-choice.ts'
import type { ChatRun } from '../replies/reply-store.ts'
import { SendFailureNote, SignedOutNote } from '../replies/send-failure-note.tsx'
import { useStopKey } from '../replies/use-stop-key.ts'
import { useChatCommands } from '../search/use-chat-commands.tsx'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceButton } from '../voice/voice-button.tsx'
import { VoiceLine } from '../voice/voice-line.tsx'
import { useTemporaryActions } from './temporary-actions.ts'
import type { TemporaryChat, TemporaryWishes } from './temporary-chat.ts'

type TemporaryPanelProps = {
  chat: TemporaryChat
  shown: Shown
  run: ChatRun
  userId: string
  words: RemainingWords | undefined
  signInPath: string
  isSignedOut: boolean
  onCheck: (text: string) => void
  dataProcessor: string | null
  reminder: ReminderChoice
}

const noFiles = 'Temporary chats do not accept files, because files have to be stored.'

type Draft = { text: string; after?: string | null }

/** The messages and the composer of a temporary chat. The typed text is not stored either. */
export function TemporaryPanel(props: TemporaryPanelProps) {
  const { chat, shown, run, userId, words, reminder } = props
  const { live, failure } = run
  const { past } = shown
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  // Loaded while the user types, so that the list is ready when the message is sent.
  useMessageList(text !== '')
  const [asked, setAsked] = useState<Draft | null>(null)
  const [showsUpgrade, setShowsUpgrade] = useState(false)
  const humanize = useHumanizeChoice(userId, words)
  const choice = useModelChoice(userId, null)
  const isFreeWithoutWords = words?.tier === 'free' && !humanize.isAffordable
  const wishes: TemporaryWishes = {
    humanize: humanize.isOn && humanize.isAffordable,
    model: choice.chosen?.id,
    tone: choice.tone,
  }
  const actions = useTemporaryActions({
    chat,
    wishes,
    onEdited: (edited, after) => send({ text: edited, after }),
    onFill(filled) {
      setText((typed) => typed || filled)
      field.current?.focus()
    },
  })
  const check = async () => props.onCheck(await textToCheck(text, past))
  useChatCommands({
    past,
    isHumanized: humanize.isOn,
    onHumanize: toggleHumanize,
    onCheck: () => void check(),
    onRegenerate: actions.regenerate,
  })
  const voice = useVoice((spoken) => setText((typed) => (typed ? `${typed.trimEnd()} ${spoken}` : spoken)))
  useStopKey(live !== null, chat.stop)
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])
  useEffect(() => {
    if (!failure) return
    setText((typed) =>
      typed.includes(failure.text) ? typed : [failure.text, typed].filter(Boolean).join('\n'),
    )
    if (failure.code === 'out_of_words' && words?.tier === 'free') setShowsUpgrade(true)
  }, [failure, words?.tier])

  function start({ text: said, after }: Draft, isHumanized: boolean) {
    if (after === undefined) setText('')
    chat.send(said, { ...wishes, humanize: isHumanized }, after)
  }
  function send(draft: Draft) {
    if (!draft.text.trim() || chat.readRun().live) return
    if (!humanize.isOn && humanize.isAffordable && reminder.isOn) setAsked(draft)
    else start(draft, wishes.humanize)
  }
  function answer({ enable, askAgain }: ReminderAnswer) {
    if (!askAgain) reminder.turnOff()
    if (enable) humanize.choose(true)
    setAsked(null)
    if (asked) start(asked, enable)
  }
  function toggleHumanize(isOn: boolean) {
    if (isOn && isFreeWithoutWords) setShowsUpgrade(true)
    else humanize.choose(isOn)
  }

  return (
    <>
      {past.length === 0 && !live ? (
        <EmptyTemporaryChat />
      ) : (
        <MessageActionsContext value={actions}>
          <Messages
            shown={shown}
            run={run}
            onRetryNow={() => {}}
            onRevealed={(clientId) => chat.revealed(clientId)}
          />
        </MessageActionsContext>
      )}
      <div className="relative mx-auto flex w-full max-w-200 shrink-0 flex-col gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:px-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        {showsUpgrade && isFreeWithoutWords && <UpgradePrompt onClose={() => setShowsUpgrade(false)} />}
        {props.isSignedOut ? (
          <SignedOutNote isRefused={failure?.status === 401} signInPath={props.signInPath} />
        ) : (
          failure &&
          failure.status !== 401 &&
          !live &&
          text.includes(failure.text) && (
            <SendFailureNote
              failure={failure}
              tier={words?.tier ?? 'free'}
              onSendAgain={() => send({ text })}
            />
          )
        )}
        <ModelNote choice={choice} />
        <VoiceLine voice={voice} />
        <div className="[&>form]:outline-dashed [&>form]:outline-line-control">
          <Composer
            fieldRef={field}
            text={text}
            onText={setText}
            isBusy={live !== null}
            isStopping={live?.isStopping ?? false}
            onSend={() => {
              voice.cancel()
              send({ text })
            }}
            onStop={chat.stop}
            onCheck={() => void check()}
            chips={
              <HumanizeChip
                isOn={humanize.isOn}
                onChange={toggleHumanize}
                words={words}
                dataProcessor={props.dataProcessor}
              />
            }
            model={<ModelPicker choice={choice} />}
            voice={<VoiceButton voice={voice} />}
            files={null}
            attach={null}
            onPasteFiles={() => toast(noFiles)}
            onAttachText={null}
            hasFiles={false}
            isWaiting={false}
          />
        </div>
        <AnsweredBy choice={choice} />
        <p className="text-center text-12 text-ink-muted">Not saved. Gone when you leave.</p>
      </div>
      <FileDrop onFiles={() => {}} refusal={noFiles} />
      <HumanizeReminder
        open={asked !== null}
        note={null}
        onAnswer={answer}
        onCancel={() => {
          if (asked?.after !== undefined) setText(asked.text)
          setAsked(null)
        }}
      />
    </>
  )
}

function EmptyTemporaryChat() {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-120 flex-col items-center justify-center gap-3 px-5 py-8 text-center">
        <span className="mb-2 flex size-14 items-center justify-center rounded-full border border-dashed border-line-control text-ink-muted">
          <MessageCircleDashed aria-hidden="true" className="size-6" />
        </span>
        <h2 className="font-serif text-28 font-medium tracking-tight text-balance">Nothing here is saved</h2>
        <p className="text-16 text-pretty text-ink-muted">
          This chat is not listed, searched, exported or stored. It exists only in this tab: leaving or
          reloading the page ends it. The model still reads it, as in every chat.
        </p>
      </div>
    </div>
  )
}
