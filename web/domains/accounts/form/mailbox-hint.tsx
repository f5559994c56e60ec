import { Mail } from 'lucide-react'
import { Note } from '../../../ui/feedback/note.tsx'
import { useConfig } from '../queries.ts'

/** Links to the local mailbox on an installation without a mail server. */
export function MailboxHint() {
  const config = useConfig()
  if (!config.data?.mailbox) return null
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      No mail server is set up, so mail arrives in the{' '}
      <a
        href={config.data.mailbox}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-accent underline underline-offset-2"
      >
        local mailbox
      </a>
      .
    </Note>
  )
}
