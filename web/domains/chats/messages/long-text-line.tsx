import { FileText } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'

type LongTextLineProps = {
  text: string
  /** Null where files are not accepted. */
  onAttach: (() => void) | null
}

/** Shows the length of a long text below the field, and offers to attach it as a file. */
export function LongTextLine({ text, onAttach }: LongTextLineProps) {
  const counted = useDeferredValue(text)
  const words = useMemo(() => countWords(counted), [counted])
  const max = limits.messageCharactersMax
  if (counted.length > max)
    return (
      <p role="alert" className="px-2 pb-1 text-13 text-danger">
        {messagesTexts.aMessageCanHave({ max, count: counted.length })}
      </p>
    )
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 px-2 pt-1 text-12 text-ink-muted">
      {messagesTexts.wordsCharacters({ words, count: counted.length })}
      {onAttach && (
        <button
          type="button"
          onClick={onAttach}
          className="inline-flex items-center gap-1 rounded-small font-medium text-accent max-md:min-h-11 [&_svg]:size-3.5"
        >
          <FileText aria-hidden="true" />
          {messagesTexts.attachItAsAFile}
        </button>
      )}
    </p>
  )
}
