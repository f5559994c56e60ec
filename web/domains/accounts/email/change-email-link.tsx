import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { emailLinkTexts } from '../../../locales/en/accounts/email-links.ts'
import { securityTexts } from '../../../locales/en/shared/security.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormHeading } from '../form/form-heading.tsx'
import { useFollowEmailLink } from '../security-queries.ts'
import { sessionKey } from '../session.ts'

type MailLink = { token: string; cancel: boolean }

/** Reads the link and removes it from the address bar, so that it does not stay in the browser's history. */
function useMailLink(): MailLink | null {
  const [link] = useState(() => {
    const [, name, token] = location.hash.match(/^#(token|cancel)=([\w-]+)$/) ?? []
    return token ? { token, cancel: name === 'cancel' } : null
  })
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}

/** The page that the links in address-change mails open. It asks for a click because mail programs open links too. */
export function ChangeEmailLink() {
  const link = useMailLink()
  const follow = useFollowEmailLink()
  const client = useQueryClient()
  const isCancel = link?.cancel ?? false
  useEffect(() => {
    document.title = emailLinkTexts.emailAddress
  }, [])
  function say() {
    if (link) follow.mutate(link, { onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }) })
  }
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading
        title={isCancel ? emailLinkTexts.keepYourAddress : emailLinkTexts.confirmChange}
        text={isCancel ? emailLinkTexts.yourAccountKeepsIts : emailLinkTexts.yourEmailAddressChanges}
      />
      {!link && <ErrorNote>{securityTexts.linkDead}</ErrorNote>}
      {follow.isError && <ErrorNote>{follow.error.message}</ErrorNote>}
      {follow.isSuccess && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {doneText(isCancel, follow.data.waitsFor)}
        </Note>
      )}
      {link && !follow.isSuccess && !follow.isError ? (
        <Button variant="primary" className="h-11" busy={follow.isPending} onClick={say}>
          {isCancel ? emailLinkTexts.keepTheAddress : emailLinkTexts.yesConfirm}
        </Button>
      ) : (
        <ButtonLink to="/settings/profile" className="h-11">
          {emailLinkTexts.goToYourSettings}
        </ButtonLink>
      )}
    </div>
  )
}

function doneText(isCancel: boolean, waitsFor: 'old' | 'new' | null | undefined): string {
  if (isCancel) return emailLinkTexts.nothingWasChangedThe
  if (waitsFor === 'old') return emailLinkTexts.thankYouNowConfirmFrom
  if (waitsFor === 'new') return emailLinkTexts.thankYouNowConfirmFromFromTheNew
  return emailLinkTexts.yourEmailAddressHas
}
