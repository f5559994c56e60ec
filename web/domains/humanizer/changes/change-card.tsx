import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Edit } from '../humanized-text.ts'
import type { ShownChange } from './refine-changes.ts'
import type { Wordings } from './review.ts'
import { SentenceWordings } from './sentence-wordings.tsx'

type ChangeCardProps = {
  edit: Edit
  /** The same as the reader sees it. */
  change: ShownChange
  anchor: HTMLElement
  /** Pinned by a click or Enter: it takes the focus and can be acted on. Else it is only a hint. */
  isPinned: boolean
  isRejected: boolean
  /** All changes of the same sentence, this one included. */
  inSentence: number[]
  /** Null where the sentence has no other wording. */
  wordings: Wordings | null
  onReject: (indices: number[], isRejected: boolean) => void
  onReword: (option: number) => void
  onClose: () => void
  /** The focus was in the card and has to go somewhere. */
  onFocusBack: () => void
}

/** Why a text was changed here, and the choice to keep what stood there before, for this change or its whole sentence. */
export function ChangeCard(props: ChangeCardProps) {
  const { edit, change, anchor, isPinned, isRejected, inSentence, wordings, onReject } = props
  const virtual = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          role={isPinned ? 'dialog' : 'tooltip'}
          aria-label="Change"
          // What a hint says is also the description of its mark.
          aria-hidden={!isPinned}
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => !isPinned && event.preventDefault()}
          onFocusOutside={(event) => !isPinned && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isPinned) props.onFocusBack()
          }}
          className={classNames(
            'z-50 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-fade-in flex-col gap-3 overflow-y-auto rounded-card bg-surface-raised p-4 text-13 shadow-float outline-1 outline-line/60',
            !isPinned && 'pointer-events-none',
          )}
        >
          <BeforeAfter change={change} />
          <p className="text-pretty text-ink-muted">{edit.reason}</p>
          {isPinned ? (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onReject([props.change.index], !isRejected)}>
                {isRejected ? 'Use the change' : 'Keep the original'}
              </Button>
              {inSentence.length > 1 && !wordings && (
                <Button size="sm" variant="ghost" onClick={() => onReject(inSentence, !isRejected)}>
                  {isRejected ? 'Use all of this sentence' : 'Keep this sentence'}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-ink-muted">
              {isRejected ? 'Kept as it was. ' : ''}Click or press Enter to choose.
            </p>
          )}
          {isPinned && wordings && <SentenceWordings wordings={wordings} onReword={props.onReword} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const shownMax = 90

function BeforeAfter({ change }: { change: ShownChange }) {
  const [before, after] = [short(change.before.trim()), short(change.after.trim())]
  return (
    <p className="text-14 text-pretty">
      {before && <span className="text-ink-muted">{before}</span>}
      {before && <span aria-hidden="true"> → </span>}
      {before && <span className="sr-only"> became </span>}
      <span className="font-medium">{after || <span className="text-ink-muted italic">left out</span>}</span>
      {!before && <span className="text-ink-muted"> (added)</span>}
    </p>
  )
}

function short(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax - 1)}…` : text
}
