import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { marksTexts } from '../../../locales/en/detector/marks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import type { Detection } from '../queries.ts'
import { markAt } from './mark-at.ts'
import { MarkedText } from './marked-text.tsx'
import type { Span } from './marks.ts'

export type MarkedTextFieldHandle = { focus: () => void; show: (span: Span) => void }

type MarkedTextFieldProps = {
  ref?: Ref<MarkedTextFieldHandle>
  text: string
  onText: (text: string) => void
  onCheck: () => void
  placeholder?: string
  /** Null while there is no result. */
  detection: Detection | null
  active: Span | null
  onPoint: (span: Span | null) => void
  busy: boolean
}

/**
 * A text field that also shows marks. A textarea and a layer with the same text share one grid cell: the layer sets the
 * height and draws the marks; the textarea keeps the browser's editing and undo. Marks respond to the pointer until the
 * field has the focus.
 */
export function MarkedTextField({
  ref,
  text,
  onText,
  onCheck,
  placeholder,
  detection,
  active,
  onPoint,
  busy,
}: MarkedTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [isFocused, setIsFocused] = useState(false)
  const isReading = detection !== null && !isFocused
  // No check takes such a text, and laying it out a second time would hold up every key.
  const isTooLong = text.length > limits.detectCharactersMax

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    show: (span) => {
      const mark = markAt(layer.current, span)
      if (mark) glideToShow(mark, 'center')
    },
  }))

  function editAt(offset: number) {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(offset, offset)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // The page listens for the same keys.
    event.nativeEvent.stopImmediatePropagation()
    onCheck()
  }
  return (
    <div className="grid w-full flex-[1_0_auto] grid-cols-1 grid-rows-[1fr] text-16 leading-7">
      <textarea
        ref={field}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        aria-label={marksTexts.textToCheck}
        aria-busy={busy}
        placeholder={placeholder ?? marksTexts.writeOrPasteAText}
        className={classNames(
          'col-start-1 row-start-1 h-full w-full bg-transparent outline-none',
          isTooLong ? 'resize-none' : 'resize-none overflow-hidden',
          detection && 'text-transparent caret-ink',
          isReading ? 'pointer-events-none' : 'z-10',
        )}
        style={{ lineHeight: 'inherit' }}
      />
      <MarkedText
        ref={layer}
        text={isTooLong ? text.slice(0, limits.detectCharactersMax) : text}
        detection={detection}
        active={active}
        onPoint={onPoint}
        onEditAt={editAt}
      />
    </div>
  )
}
