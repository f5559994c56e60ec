import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { Tier } from '../../../../contract/plans.ts'
import { repliesTexts } from '../../../locales/en/chats/replies.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { OutOfWordsNotice } from './out-of-words-notice.tsx'
import type { SendFailure } from './reply-store.ts'

type SignedOutNoteProps = { isRefused: boolean; signInPath: string }

/** Explains that the session has ended and offers to sign in, which returns to this chat. The text is kept. */
export function SignedOutNote({ isRefused, signInPath }: SignedOutNoteProps) {
  return (
    <ErrorNote
      action={
        <Link to={signInPath} className={buttonClass({ size: 'sm' })}>
          {repliesTexts.signInAgain}
        </Link>
      }
    >
      {isRefused ? errorTexts.signInToChat : repliesTexts.yourSessionHasEndedYour}
    </ErrorNote>
  )
}

type SendFailureNoteProps = { failure: SendFailure; tier: Tier; onSendAgain: () => void }

/** Explains why a message was not sent. Its text is back in the field. */
export function SendFailureNote({ failure, tier, onSendAgain }: SendFailureNoteProps) {
  if (failure.code === 'stopped') return null
  if (failure.code === 'out_of_words') return <OutOfWordsNotice key={failure.ids.clientId} tier={tier} />
  if (failure.status === 0) return <NoAnswerNote message={failure.message} onSendAgain={onSendAgain} />
  return <ErrorNote>{failure.message}</ErrorNote>
}

/** Shows the documented text for a lost response, where the message is, and a button once there is a connection. */
function NoAnswerNote({ message, onSendAgain }: { message: string; onSendAgain: () => void }) {
  const isOnline = useOnline()
  return (
    <ErrorNote
      action={
        isOnline && (
          <Button size="sm" icon={<RotateCw />} onClick={onSendAgain}>
            {repliesTexts.sendAgain}
          </Button>
        )
      }
    >
      <p>{repliesTexts.errorMessage({ message })}</p>
      <p className="mt-1">
        {isOnline ? repliesTexts.yourMessageIsInThe : repliesTexts.youAreOfflineYourMessage}
      </p>
    </ErrorNote>
  )
}
