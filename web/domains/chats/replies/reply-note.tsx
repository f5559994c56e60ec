import { ArrowDown, CircleAlert, CircleStop, Info, RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { repliesTexts } from '../../../locales/en/chats/replies.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { messageText } from '../../../locales/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { LiveReply } from './live-reply.ts'

function QuietLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2 text-13 text-ink-muted [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0"
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}

type ConnectionNoteProps = { live: LiveReply; onRetryNow: () => void }

/** Shows the state of a broken connection while a reply is being written. */
export function ConnectionNote({ live, onRetryNow }: ConnectionNoteProps) {
  if (live.phase === 'reconnecting')
    return <QuietLine icon={<Spinner />}>{repliesTexts.theConnectionWasLost}</QuietLine>
  if (live.phase !== 'lost') return null
  return (
    <ErrorNote
      action={
        <Button size="sm" icon={<RotateCw />} onClick={onRetryNow}>
          {repliesTexts.tryAgain}
        </Button>
      }
    >
      {repliesTexts.error({ networkError: errorTexts.networkError({ host: location.host }) })}
    </ErrorNote>
  )
}

type EndNoteProps = {
  message: ChatMessage
  onContinue: (() => void) | null
  onRetry: (() => void) | null
}

/** Shows how a reply ended when it did not end normally. */
export function EndNote({ message, onContinue, onRetry }: EndNoteProps) {
  const goOn = onContinue && (
    <Button size="sm" icon={<ArrowDown />} onClick={onContinue}>
      {repliesTexts.continue}
    </Button>
  )
  if (message.status === 'stopped')
    return (
      <NoteLine action={goOn}>
        <QuietLine icon={<CircleStop aria-hidden="true" />}>{repliesTexts.youStoppedThisReply}</QuietLine>
      </NoteLine>
    )
  const isCut = message.status === 'interrupted'
  if (!isCut && message.status !== 'failed') return null
  const retry = onRetry && (
    <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
      {repliesTexts.tryAgain}
    </Button>
  )
  if (isCut && !message.error)
    return (
      <NoteLine action={goOn ?? retry}>
        <QuietLine icon={<Unplug aria-hidden="true" />}>{repliesTexts.thisReplyWasCutOff}</QuietLine>
      </NoteLine>
    )
  const action =
    (isCut && goOn) || retry ? (
      <span className="flex flex-wrap gap-2">
        {isCut && goOn}
        {retry}
      </span>
    ) : null
  return (
    <ErrorNote action={action}>
      {isCut ? messageText(message.says, message.error ?? '') : <FailedText message={message} />}
    </ErrorNote>
  )
}

/** The messages that begin with the documented sentence. */
const saysAll: unknown[] = ['failures.chatFailed', 'refusals.replyFailed']

/** The documented sentence with the cause below it (docs/spec/decisions.md 50). */
function FailedText({ message: { error, says } }: { message: ChatMessage }) {
  const said = error && messageText(says, error)
  if (said && (saysAll.includes(says?.key) || said === errorTexts.chatFailed)) return said
  return (
    <>
      {errorTexts.chatFailed}
      {said && <span className="block text-13 text-ink-muted">{said}</span>}
    </>
  )
}

function NoteLine({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      {action}
    </div>
  )
}

/** Shows why a reply was not humanized. */
export function RefusalNote({ reason, isFault }: { reason: string; isFault: boolean }) {
  return (
    <QuietLine icon={isFault ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}>
      {repliesTexts.notHumanized({ reason })}
    </QuietLine>
  )
}
