import { MessageCircleDashed } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { brand } from '../../../../contract/brand.ts'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TopBar } from '../../../ui/shell/top-bar.tsx'
import type { ReminderChoice } from '../humanize/humanize-reminder.tsx'
import { liveBranch, readShown } from '../messages/shown-messages.ts'
import { createTemporaryChat } from './temporary-chat.ts'
import { TemporaryLeaving } from './temporary-leaving.tsx'
import { TemporaryPanel } from './temporary-panel.tsx'
import { TemporarySwitch } from './temporary-switch.tsx'

type TemporaryScreenProps = {
  userId: string
  words: RemainingWords | undefined
  signInPath: string
  isSignedOut: boolean
  onCheck: (text: string) => void
  dataProcessor: string | null
  reminder: ReminderChoice
  className?: string
}

/** A chat that is stored neither in the database nor in this browser. */
export function TemporaryScreen({ className, ...rest }: TemporaryScreenProps) {
  const [chat] = useState(createTemporaryChat)
  const open = useSyncExternalStore(chat.subscribe, chat.read)
  const run = useSyncExternalStore(chat.store.subscribe, chat.readRun)
  useEffect(() => () => chat.close(), [chat])
  useEffect(() => {
    document.title = `Temporary chat · ${brand.name}`
  }, [])
  const { question = null, replyClientId = '', replyTo = null } = liveBranch(run.live) ?? {}
  const isLive = run.live !== null
  const shown = useMemo(
    () => readShown(open, isLive ? { question, replyClientId, replyTo } : null),
    [open, isLive, question, replyClientId, replyTo],
  )
  const hasSomething = isLive || open.messages.length > 0
  return (
    <div className={classNames('flex min-h-0 flex-1 flex-col', className)}>
      <TopBar
        title={
          <span className="flex items-center gap-2">
            <MessageCircleDashed
              aria-hidden="true"
              className="size-4.5 shrink-0 text-ink-muted max-md:hidden"
            />
            Temporary chat
          </span>
        }
        actions={<TemporarySwitch isOn />}
      />
      <h1 className="sr-only">Temporary chat</h1>
      <TemporaryPanel chat={chat} shown={shown} run={run} {...rest} />
      <TemporaryLeaving hasSomething={hasSomething} />
    </div>
  )
}
