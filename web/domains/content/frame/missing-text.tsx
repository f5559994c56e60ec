import { buttonClass } from '../../../ui/button-class.ts'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'

type MissingTextProps = { title: string; text: string; link: { href: string; text: string } }

/** Shown for an article, a post or a category that does not exist. */
export function MissingText({ title, text, link }: MissingTextProps) {
  return (
    <StatusPage
      mark="404"
      title={title}
      text={text}
      actions={
        <a href={link.href} className={buttonClass({ variant: 'primary' })}>
          {link.text}
        </a>
      }
    />
  )
}
