import { X } from 'lucide-react'
import { help as texts } from '../../../../locales/en/essays/help.ts'

/** The words that the user has added, to take one back. */
export function DictionaryList({ words, onRemove }: { words: string[]; onRemove: (word: string) => void }) {
  if (words.length === 0) return null
  return (
    <details className="px-6 pt-4 text-13 max-md:px-4">
      <summary className="cursor-pointer py-1 text-ink-muted">
        {texts.dictionary({ count: words.length })}
      </summary>
      <ul className="flex flex-wrap gap-1.5 pt-2">
        {words.toSorted().map((word) => (
          <li key={word} className="flex items-center rounded-full bg-surface-sunken pl-3">
            <span className="max-w-48 truncate">{word}</span>
            <button
              type="button"
              aria-label={texts.removeWord({ word })}
              onClick={() => onRemove(word)}
              className="grid size-7 place-items-center rounded-full text-ink-muted hover:text-ink max-md:size-11"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
