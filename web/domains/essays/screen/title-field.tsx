import { useState } from 'react'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import { limits } from '../../../../contract/limits.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { isComposing } from '../../../ui/is-composing.ts'

/** The title of the document, edited by pressing it. Enter or leaving the field saves; Escape keeps the old one. */
export function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = title === defaultEssayTitle ? contractText(title) : title
  if (typed === null)
    return (
      <h1 className="min-w-24 max-md:min-w-0">
        <button
          type="button"
          title={shown}
          aria-label={texts.editTitle({ title: shown })}
          onClick={() => setTyped(title === defaultEssayTitle ? '' : title)}
          className="block h-9 max-w-full truncate rounded-control px-2 text-16 font-medium hover:bg-surface-hover max-md:h-11"
        >
          {shown}
        </button>
      </h1>
    )
  function finish() {
    const next = typed?.trim() || defaultEssayTitle
    if (typed !== null && next !== title) onTitle(next)
    setTyped(null)
  }
  return (
    <input
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setTyped(null)
      }}
      aria-label={texts.title}
      placeholder={contractText(defaultEssayTitle)}
      maxLength={limits.titleCharactersMax}
      ref={(field) => field?.focus()}
      className="h-9 w-80 min-w-0 rounded-control border border-line-control bg-surface-raised px-2 text-16 font-medium focus:border-accent focus:outline-2 focus:outline-accent/35 max-md:h-11 max-md:w-full"
    />
  )
}
