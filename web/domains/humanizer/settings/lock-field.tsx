import { CircleAlert, Lock, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { fieldTexts } from '../../../locales/en/humanizer/fields.ts'
import { isComposing } from '../../../ui/is-composing.ts'
import { isInText, withLockWords } from './lock-words.ts'

type LockFieldProps = {
  words: string[]
  /** The text in which the words are locked. */
  text: string
  onWords: (words: string[]) => void
}

/** A field for words and phrases that must not change, shown as chips. */
export function LockField({ words, text, onWords }: LockFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)

  function add(given: string) {
    onWords(withLockWords(words, given))
    setTyped('')
  }
  function remove(word: string) {
    onWords(words.filter((other) => other !== word))
    // The button that had the focus no longer exists.
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if ((event.key === 'Enter' || event.key === ',') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onWords(words.slice(0, -1))
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(pasted)) return
    event.preventDefault()
    add(typed + pasted)
  }
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-1.5 rounded-control border border-line-control px-2.5 py-1 transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent/35 max-md:min-h-11">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <label htmlFor={id} className="sr-only">
        {fieldTexts.lockWords}
      </label>
      {words.map((word) => (
        <Chip
          key={word}
          word={word}
          isMissing={text.trim() !== '' && !isInText(word, text)}
          onRemove={() => remove(word)}
        />
      ))}
      <input
        ref={field}
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed && add(typed)}
        placeholder={words.length === 0 ? fieldTexts.lockWordsTypeOneAnd : fieldTexts.addAnother}
        className="min-w-28 flex-1 bg-transparent py-1 text-13 outline-none"
      />
    </div>
  )
}

type ChipProps = { word: string; isMissing: boolean; onRemove: () => void }

function Chip({ word, isMissing, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-6.5 max-w-full items-center rounded-full bg-surface-sunken pl-2.5 text-13 max-md:h-9">
      {isMissing && <CircleAlert aria-hidden="true" className="mr-1 size-3.5 shrink-0 text-caution" />}
      <span className="truncate">{word}</span>
      {isMissing && <span className="ml-1 shrink-0 text-caution"> {fieldTexts.notInTheText}</span>}
      <button
        type="button"
        aria-label={fieldTexts.unlock({ word })}
        onClick={onRemove}
        className="flex size-6.5 shrink-0 items-center justify-center rounded-full text-ink-muted hover:text-ink max-md:size-9"
      >
        <X className="size-3.5" />
      </button>
    </span>
  )
}
