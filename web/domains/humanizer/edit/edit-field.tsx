import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { editTexts } from '../../../locales/en/humanizer/edit.ts'
import { classNames } from '../../../ui/class-names.ts'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import { piecesOfText } from './text-pieces.ts'
import type { Editing } from './use-editing.ts'
import type { ReadSentence } from './weighing-sentences.ts'

export type EditFieldHandle = {
  focus: () => void
  caret: () => number
  /** Scrolls to a sentence and puts the caret behind it. */
  show: (sentence: ReadSentence) => void
  /** The lower edge of a sentence, below the top of the field. */
  bottomOf: (sentence: ReadSentence) => number
}

type EditFieldProps = {
  ref: Ref<EditFieldHandle>
  editing: Editing
  sentences: readonly ReadSentence[]
  isBusy: boolean
  describedBy: string
  /** A weighing sentence under the pointer, or null. */
  onPoint: (start: number | null) => void
  /** The caret was put at a place by a click, or the writer asks for the wordings of the sentence there. */
  onOpen: (offset: number, how: 'click' | 'key') => void
  onTyped: () => void
}

/**
 * A text field over a layer with the same text, which draws the lines under sentences that weigh. The field is an ordinary
 * one: the pointer asks the layer below it which sentence it is over.
 */
export function EditField(props: EditFieldProps) {
  const { ref, editing, sentences, onOpen } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const caretBefore = useRef(0)

  useLayoutEffect(() => {
    if (editing.caret) field.current?.setSelectionRange(editing.caret.at, editing.caret.at)
  }, [editing.caret])

  const markOf = ({ start }: ReadSentence) =>
    layer.current?.querySelector<HTMLElement>(`[data-start="${start}"]`) ?? null

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus({ preventScroll: true }),
    caret: () => field.current?.selectionStart ?? 0,
    show: (sentence) => {
      const mark = markOf(sentence)
      if (mark) glideToShow(mark, 'center')
      field.current?.setSelectionRange(sentence.end, sentence.end)
    },
    bottomOf: (sentence) => {
      const [mark, frame] = [markOf(sentence), layer.current]
      return mark && frame ? mark.getBoundingClientRect().bottom - frame.getBoundingClientRect().top : 0
    },
  }))

  function onMouseMove({ clientX, clientY }: MouseEvent) {
    const under = document.elementsFromPoint(clientX, clientY)
    const mark = under.find((each) => layer.current?.contains(each) && each !== layer.current)
    const start = (mark as HTMLElement | undefined)?.dataset.weighs
    props.onPoint(start === undefined ? null : Number(start))
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const at = event.currentTarget.selectionStart
    const key = event.key.toLowerCase()
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isCommand && key === 'z') {
      event.preventDefault()
      if (event.shiftKey) editing.redo(at)
      else editing.undo(at)
    } else if (isCommand && key === 'y') {
      event.preventDefault()
      editing.redo(at)
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      onOpen(at, 'key')
    } else if (event.key === 'Escape') props.onTyped()
    else caretBefore.current = at
  }
  return (
    <div className="grid grid-cols-1 text-16 leading-7">
      <div
        ref={layer}
        aria-hidden="true"
        className="col-start-1 row-start-1 min-w-0 wrap-break-word whitespace-pre-wrap text-transparent"
      >
        {piecesOfText(editing.text, sentences).map(({ start, text, sentence }) => (
          <span
            key={start}
            data-start={start}
            data-weighs={sentence?.weighs ? start : undefined}
            className={classNames(
              'rounded-[3px]',
              sentence?.weighs && 'underline decoration-2 underline-offset-5',
              sentence?.weighs &&
                (sentence.probability >= 0.75
                  ? 'bg-danger-soft decoration-danger-fill decoration-solid'
                  : 'bg-caution-soft decoration-caution-fill decoration-dashed'),
            )}
          >
            {text}
          </span>
        ))}
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        value={editing.text}
        aria-label={editTexts.yourText}
        aria-describedby={props.describedBy}
        aria-busy={props.isBusy}
        onChange={(event) => {
          editing.type(event.target.value, caretBefore.current)
          props.onTyped()
        }}
        onKeyDown={onKeyDown}
        onMouseMove={onMouseMove}
        onMouseLeave={() => props.onPoint(null)}
        onClick={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget
          if (selectionStart === selectionEnd) onOpen(selectionStart, 'click')
        }}
        className="relative col-start-1 row-start-1 size-full resize-none overflow-hidden bg-transparent outline-none"
        style={{ lineHeight: 'inherit' }}
      />
    </div>
  )
}
