import { Link } from 'react-router'
import { errorTexts } from '../../../contract/errors.ts'
import type { Tier } from '../../../contract/plans.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorNote } from '../../ui/error-state.tsx'
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

/** Why a message was not sent. Its text is back in the field. */
export function SendFailureNote({ failure, tier }: { failure: SendFailure; tier: Tier }) {
  if (failure.code === 'stopped') return null
  if (failure.code === 'out_of_words') return <OutOfWordsNotice key={failure.ids.clientId} tier={tier} />
  return <ErrorNote>{failure.status === 0 ? `Error: ${failure.message}` : failure.message}</ErrorNote>
}
