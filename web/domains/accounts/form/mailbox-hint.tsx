import { Mail } from 'lucide-react'
import { Note } from '../../../ui/feedback/note.tsx'
import { useConfig } from '../queries.ts'

/** Where mail goes on an installation without a mail server. */
export function MailboxHint() {
  const config = useConfig()
  if (!config.data?.mailbox) return null
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      No mail server is set up, so mail waits in the{' '}
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
