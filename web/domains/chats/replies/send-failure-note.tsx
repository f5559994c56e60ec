import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { errorTexts } from '../../../../contract/errors.ts'
import type { Tier } from '../../../../contract/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { OutOfWordsNotice } from './out-of-words-notice.tsx'
import type { SendFailure } from './reply-store.ts'

type SignedOutNoteProps = { isRefused: boolean; signInPath: string }

/** The session has ended. What was written and typed stays, and signing in leads back to this chat. */
export function SignedOutNote({ isRefused, signInPath }: SignedOutNoteProps) {
  return (
    <ErrorNote
      action={
        <Link to={signInPath} className={buttonClass({ size: 'sm' })}>
          Sign in again
        </Link>
      }
    >
      {isRefused
        ? errorTexts.signInToChat
        : 'Your session has ended. What was written is kept, and you come back to this chat.'}
    </ErrorNote>
  )
}

type SendFailureNoteProps = { failure: SendFailure; tier: Tier; onSendAgain: () => void }

/** Why a message was not sent. Its text is back in the field. */
export function SendFailureNote({ failure, tier, onSendAgain }: SendFailureNoteProps) {
  if (failure.code === 'stopped') return null
  if (failure.code === 'out_of_words') return <OutOfWordsNotice key={failure.ids.clientId} tier={tier} />
  if (failure.status === 0) return <NoAnswerNote message={failure.message} onSendAgain={onSendAgain} />
  return <ErrorNote>{failure.message}</ErrorNote>
}

/** No answer came: the documented text, what it means for the message, and the way on once there is a connection. */
function NoAnswerNote({ message, onSendAgain }: { message: string; onSendAgain: () => void }) {
  const isOnline = useOnline()
  return (
    <ErrorNote
      action={
        isOnline && (
          <Button size="sm" icon={<RotateCw />} onClick={onSendAgain}>
            Send again
          </Button>
        )
      }
    >
      <p>Error: {message}</p>
      <p className="mt-1">
        {isOnline
          ? 'Your message is in the field below.'
          : 'You are offline. Your message is in the field below and can be sent when the connection is back.'}
      </p>
    </ErrorNote>
  )
}
