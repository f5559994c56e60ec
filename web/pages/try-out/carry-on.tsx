import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { browserStorage } from '../../ui/browser-storage.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'

type CarryOnProps = {
  text: string
  link: string
  href: string
  /** Saves the text where the screen of the application reads it. */
  save: () => void
}

/** Leads to the same tool in the application and takes the text along. */
export function CarryOn({ text, link, href, save }: CarryOnProps) {
  const [isBlocked, setIsBlocked] = useState(false)
  return (
    <div className="mt-6 flex flex-col items-start gap-3 border-t border-line pt-6">
      <p className="text-13 text-pretty text-ink-muted">{text}</p>
      <a
        href={href}
        onClick={(event) => {
          if (isBlocked) return
          if (browserStorage('session')) return save()
          event.preventDefault()
          setIsBlocked(true)
        }}
        className={buttonClass({})}
      >
        {link}
        <ArrowRight aria-hidden="true" />
      </a>
      {isBlocked && <ErrorNote>{texts.cannotCarry}</ErrorNote>}
    </div>
  )
}
