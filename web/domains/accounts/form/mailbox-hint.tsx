import { Mail } from 'lucide-react'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useConfig } from '../queries.ts'

/** Links to the local mailbox on an installation without a mail server. */
export function MailboxHint() {
  const config = useConfig()
  const mailbox = config.data?.mailbox
  if (!mailbox) return null
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      {formTexts.noMailServerIsSet({
        link: (words) => (
          <a
            href={mailbox}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-accent underline underline-offset-2"
          >
            {words}
          </a>
        ),
      })}
    </Note>
  )
}
