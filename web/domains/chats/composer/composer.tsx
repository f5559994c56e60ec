import { ArrowUp, ScanText, Square } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { composerTexts } from '../../../locales/en/chats/composer.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'

const useLongTextLine = createLazyPart(
  async () => (await import('../messages/long-text-line.tsx')).LongTextLine,
)
/** Longer texts do not fit in the visible field. */
const longTextFrom = 3_000

type ComposerProps = {
  fieldRef: Ref<HTMLTextAreaElement>
  /** Whether the outline is dashed, because nothing is saved. */
  isDashed: boolean
  text: string
  onText: (text: string) => void
  /** Whether a reply is being written. */
  isBusy: boolean
  isStopping: boolean
  onSend: () => void
  onStop: () => void
  onCheck: () => void
  /** The toggles at the start of the lower row. */
  chips: ReactNode
  /** The model picker. */
  model: ReactNode
  voice: ReactNode
  /** The attachments, above the text. */
  files: ReactNode
  attach: ReactNode
  onPasteFiles: (files: File[]) => void
  /** Converts the text in the field to a file; null where files are not accepted. */
  onAttachText: (() => void) | null
  /** Whether there is something to send besides the text. */
  hasFiles: boolean
  /** Whether files are still being read. */
  isWaiting: boolean
}

/** The composer. Enter sends, Shift+Enter breaks the line, Escape stops (docs/spec/1-writing.md section 2). */
export function Composer(props: ComposerProps) {
  const id = useId()
  const isLong = props.text.length >= longTextFrom
  const LongTextLine = useLongTextLine(isLong)
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that confirms an input method's word does not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    if (!props.isBusy && !props.isWaiting) props.onSend()
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData } = event
    // Word processors and spreadsheets add a picture of the text, so the text is used.
    if (clipboardData.files.length === 0 || clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    props.onPasteFiles([...clipboardData.files])
  }
  const isTooLong = props.text.length > limits.messageCharactersMax
  return (
    <form
      className={classNames(
        '@container rounded-composer bg-surface-raised p-3 shadow-float outline-1 transition-[outline-color] focus-within:outline-line-control max-md:p-2.5',
        props.isDashed ? 'outline-dashed outline-line-control' : 'outline-line',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSend()
      }}
    >
      {props.files}
      <label htmlFor={id} className="sr-only">
        {composerTexts.yourMessage}
      </label>
      <Textarea
        id={id}
        ref={props.fieldRef}
        bare
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        placeholder={composerTexts.askOrPasteAText}
        heightMinPx={limits.composerHeightMinPx}
        heightMaxPx={limits.composerHeightMaxPx}
        rows={1}
        className="scroll-quiet px-2 py-2.5"
      />
      {isLong && LongTextLine && <LongTextLine text={props.text} onAttach={props.onAttachText} />}
      <div className="mt-1.5 flex items-center gap-1.5">
        {props.attach}
        {props.chips}
        <Tooltip text={composerTexts.checkForAi} side="top">
          <button
            type="button"
            onClick={props.onCheck}
            className="inline-flex h-8 shrink-0 items-center gap-2 rounded-full border border-line px-3 text-13 font-medium text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 max-md:px-3.5 [&_svg]:size-4"
          >
            <ScanText aria-hidden="true" />
            <span className="@max-[34rem]:sr-only">{composerTexts.checkForAi}</span>
          </button>
        </Tooltip>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          {props.model}
          {props.voice}
          {props.isBusy ? (
            <IconButton
              label={props.isStopping ? composerTexts.stopping : composerTexts.stop}
              shortcut="Esc"
              tooltipSide="top"
              variant="primary"
              className="rounded-full!"
              disabled={props.isStopping}
              icon={<Square className="size-3.5! fill-current" />}
              onClick={props.onStop}
            />
          ) : (
            <IconButton
              type="submit"
              label={composerTexts.send}
              shortcut="Enter"
              tooltipSide="top"
              variant="primary"
              className="rounded-full!"
              disabled={(!props.text.trim() && !props.hasFiles) || props.isWaiting || isTooLong}
              icon={<ArrowUp />}
            />
          )}
        </div>
      </div>
    </form>
  )
}
