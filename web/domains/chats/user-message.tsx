import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CopyButton } from './copy-button.tsx'

/** Longer texts are folded, so that a pasted essay does not push the reply off the screen. */
const foldedFrom = 1_500

export function UserMessage({ text }: { text: string }) {
  const isLong = text.length > foldedFrom
  const [isOpen, setOpen] = useState(false)
  return (
    <article aria-label="You" className="group flex flex-row-reverse items-end gap-1">
      <div className="max-w-[85%] rounded-composer rounded-br-small border border-line bg-surface-sunken px-4 py-2.5">
        <p
          className={classNames(
            'text-16 whitespace-pre-wrap [overflow-wrap:anywhere]',
            isLong && !isOpen && 'line-clamp-10',
          )}
        >
          {text}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="mt-1 rounded-small text-13 font-medium text-accent max-md:min-h-11"
          >
            {isOpen ? 'Show less' : 'Show all of it'}
          </button>
        )}
      </div>
      <CopyButton
        text={text}
        label="Copy message"
        className="size-8! opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden [&_svg]:size-4!"
      />
    </article>
  )
}
