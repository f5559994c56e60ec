import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { accountTexts } from '../../../contract/accounts.ts'
import { brand } from '../../../contract/brand.ts'
import { letterNames, type UnsubscribeInput, unsubscribeInput } from '../../../contract/letters.ts'
import { api, unwrap } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'

/** Taken out of the address at once: it shall not stay in the history or be sent along. */
function useLetterLink(): UnsubscribeInput | null {
  const [link] = useState(() => {
    const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
    return unsubscribeInput.safeParse(given).data ?? null
  })
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}

/** Where the footers of letters lead. A click is asked for, because mail programs open links by themselves. */
export function UnsubscribeLink() {
  const link = useLetterLink()
  const leave = useMutation({
    mutationFn: (query: UnsubscribeInput) => unwrap(api.api.unsubscribe.$post({ query })),
  })
  const asked = link && `No more ${letterNames[link.kind]}`
  const title = asked ? `${asked}${leave.isSuccess ? '' : '?'}` : 'This link is not whole'
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  const isAsking = link && !leave.isSuccess
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (leave.isSuccess) heading.current?.focus()
  }, [leave.isSuccess])
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-40 font-medium tracking-tight text-balance"
        >
          {title}
        </h1>
        <p className="mt-2 text-16 text-ink-muted">
          {link
            ? 'Mails of this kind stop for the account that this one was sent to. Other mails stay as they are.'
            : 'Nothing was changed. Which mails you get is also in your settings.'}
        </p>
      </div>
      {link && leave.isSuccess && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          Done. You can switch them on again in your settings.
        </Note>
      )}
      {!link && <ErrorNote>{accountTexts.linkInvalid}</ErrorNote>}
      {leave.isError && <ErrorNote>{leave.error.message}</ErrorNote>}
      {isAsking ? (
        <Button variant="primary" className="h-11" busy={leave.isPending} onClick={() => leave.mutate(link)}>
          Unsubscribe
        </Button>
      ) : (
        <ButtonLink to="/settings/notifications" className="h-11">
          Go to your settings
        </ButtonLink>
      )}
    </div>
  )
}
