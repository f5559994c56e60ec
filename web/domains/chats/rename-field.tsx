import { useEffect, useRef } from 'react'
import { limits } from '../../../contract/limits.ts'
import { chatTexts } from '../../locales/en/chats/chat.ts'
import { classNames } from '../../ui/class-names.ts'
import { isComposing } from '../../ui/is-composing.ts'

type RenameFieldProps = { title: string; onDone: (title: string | null) => void; className?: string }

/** Replaces a title while it is edited. Enter and blur save the text; Escape and an empty text keep the old title. */
export function RenameField({ title, onDone, className }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // The menu that opened this field returns the focus first.
    const timer = setTimeout(() => field.current?.select(), 20)
    return () => clearTimeout(timer)
  }, [])

  function finish(keep: boolean) {
    if (isDone.current) return
    isDone.current = true
    const typed = field.current?.value.trim() ?? ''
    onDone(keep && typed && typed !== title ? typed : null)
  }
  return (
    <input
      ref={field}
      aria-label={chatTexts.titleOfTheChat}
      defaultValue={title}
      maxLength={limits.titleCharactersMax}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') finish(false)
        if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
      }}
      className={classNames(
        'h-8 w-full min-w-0 rounded-control border border-accent bg-surface-raised px-2 outline-none max-md:h-11',
        className,
      )}
    />
  )
}
