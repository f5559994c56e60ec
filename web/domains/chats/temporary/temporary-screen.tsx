import { MessageCircleDashed } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { temporaryTexts } from '../../../locales/en/chats/temporary.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TopBar } from '../../../ui/shell/top-bar.tsx'
import { liveBranch, readShown } from '../messages/shown-messages.ts'
import type { ChatHost } from '../panel/chat-adapter.ts'
import { ChatPanel } from '../panel/chat-panel.tsx'
import { EmptyTemporaryChat } from './empty-temporary-chat.tsx'
import { createTemporaryChat } from './temporary-chat.ts'
import { TemporaryLeaving } from './temporary-leaving.tsx'
import { TemporarySwitch } from './temporary-switch.tsx'

type TemporaryScreenProps = { host: ChatHost; className?: string }

/** A chat that is stored neither in the database nor in this browser. */
export function TemporaryScreen({ host, className }: TemporaryScreenProps) {
  const [chat] = useState(createTemporaryChat)
  const open = useSyncExternalStore(chat.subscribe, chat.read)
  const run = useSyncExternalStore(chat.subscribeToRun, chat.adapter.readRun)
  useEffect(() => () => chat.close(), [chat])
  useEffect(() => {
    document.title = temporaryTexts.temporaryChat({ name: brand.name })
  }, [])
  const { question = null, replyClientId = '', replyTo = null } = liveBranch(run.live) ?? {}
  const isLive = run.live !== null
  const shown = useMemo(
    () => readShown(open, isLive ? { question, replyClientId, replyTo } : null),
    [open, isLive, question, replyClientId, replyTo],
  )
  const hasSomething = isLive || open.messages.length > 0
  return (
    <div className={classNames('relative flex min-h-0 flex-1 flex-col', className)}>
      <TopBar
        title={
          <span className="flex items-center gap-2">
            <MessageCircleDashed
              aria-hidden="true"
              className="size-4.5 shrink-0 text-ink-muted max-md:hidden"
            />
            {temporaryTexts.temporaryChatTemporaryScreen}
          </span>
        }
        actions={<TemporarySwitch isOn />}
      />
      <h1 className="sr-only">{temporaryTexts.temporaryChatTemporaryScreen}</h1>
      <ChatPanel
        adapter={chat.adapter}
        chat={null}
        shown={shown}
        run={run}
        host={host}
        empty={<EmptyTemporaryChat />}
        footnote={<p className="text-center text-12 text-ink-muted">{temporaryTexts.notSavedGoneWhenYou}</p>}
      />
      <TemporaryLeaving hasSomething={hasSomething} />
    </div>
  )
}
