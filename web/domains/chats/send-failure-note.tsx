import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { errorTexts } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import type { Tier } from '../../../contract/plans.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorNote } from '../../ui/error-state.tsx'
import type { SendFailure } from './reply-store.ts'

/** Shows for five seconds (1-writing.md section 4). */
function OutOfWordsNotice({ tier }: { tier: Tier }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), limits.outOfWordsNoticeMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div
      role="alert"
      className="flex animate-fade-in items-center gap-2.5 rounded-control bg-caution-soft px-3 py-2.5 text-13 text-caution"
    >
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {tier === 'free' ? errorTexts.outOfWordsFree : errorTexts.outOfWordsPro}
    </div>
  )
}

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
