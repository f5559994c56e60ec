import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { FormHeading } from '../../domains/accounts/form/form-heading.tsx'
import { CautionNote } from '../../domains/accounts/form/trouble-note.tsx'
import { linkClass } from '../../domains/accounts/link-class.ts'
import { deadLinkText } from '../../domains/accounts/link-outcome.ts'
import { useConfig, useResetLink } from '../../domains/accounts/queries.ts'
import { sessionKey } from '../../domains/accounts/session.ts'
import { ResetForm } from '../../domains/accounts/sign-in/reset-form.tsx'
import { accountPageTexts } from '../../locales/en/pages/accounts.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Moves the token from the address bar to the history state, where it survives a reload. */
function useToken(): string {
  const [search] = useSearchParams()
  const kept = (useLocation().state as { token?: string } | null)?.token ?? ''
  const navigate = useNavigate()
  const inAddress = search.get('token')
  useEffect(() => {
    if (inAddress) navigate('/reset-password', { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate])
  return inAddress ?? kept
}

function DeadLink({ text }: { text: string }) {
  return (
    <>
      <CautionNote>{accountPageTexts.yourPasswordIsUnchanged({ text })}</CautionNote>
      <ButtonLink to="/forgot-password" variant="primary" className="h-11 w-full">
        {accountPageTexts.askForANewLink}
      </ButtonLink>
    </>
  )
}

function Done() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), limits.passwordRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
        {accountTexts.passwordUpdated}
      </Note>
      <p className="text-ink-muted">{accountPageTexts.youWereSignedOut}</p>
      <Link to="/login" replace className={`${linkClass} -mt-3 w-fit`}>
        {accountPageTexts.goThereNow}
      </Link>
    </>
  )
}

function FormSkeleton() {
  return (
    <div role="status" aria-label={accountPageTexts.loading} className="flex flex-col gap-5">
      <Skeleton className="h-22" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  )
}

export function Component() {
  const token = useToken()
  const link = useResetLink(token)
  const config = useConfig()
  const client = useQueryClient()
  const [ended, setEnded] = useState<{ isDone: boolean; text: string } | null>(null)
  const onDeadLink = useCallback((text: string) => setEnded({ isDone: false, text }), [])

  function done() {
    setEnded({ isDone: true, text: '' })
    // The server has ended every session of the account, including this browser's.
    client.invalidateQueries({ queryKey: sessionKey })
  }
  function body() {
    if (ended) return ended.isDone ? <Done /> : <DeadLink text={ended.text} />
    if (!token) return <DeadLink text={deadLinkText('invalid')} />
    if (link.data && link.data.link !== 'good') return <DeadLink text={deadLinkText(link.data.link)} />
    // If the server cannot check the link now, it checks it when the password is sent.
    if (link.isPending && link.failureCount === 0) return <FormSkeleton />
    const lengthMin = link.data?.passwordMin ?? config.data?.passwordMin ?? 6
    return <ResetForm token={token} lengthMin={lengthMin} onDone={done} onDeadLink={onDeadLink} />
  }
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title={accountPageTexts.setNewPassword} text={accountPageTexts.chooseOneThatYouUse} />
      {body()}
    </div>
  )
}
