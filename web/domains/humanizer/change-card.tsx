import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Edit } from './queries.ts'

type ChangeCardProps = {
  edit: Edit
  index: number
  anchor: HTMLElement
  /** Pinned by a click or Enter: it takes the focus and can be acted on. Else it is only a hint. */
  isPinned: boolean
  isRejected: boolean
  /** All changes of the same sentence, this one included. */
  inSentence: number[]
  onReject: (indices: number[], isRejected: boolean) => void
  onClose: () => void
}

/** Why a text was changed here, and the choice to keep what stood there before. */
export function ChangeCard({
  edit,
  index,
  anchor,
  isPinned,
  isRejected,
  inSentence,
  onReject,
  onClose,
}: ChangeCardProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          role={isPinned ? 'dialog' : 'tooltip'}
          aria-label="Change"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => !isPinned && event.preventDefault()}
          onFocusOutside={(event) => !isPinned && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isPinned) anchor.focus()
          }}
          className={classNames(
            'z-50 flex w-96 max-w-[calc(100vw-1.5rem)] animate-fade-in flex-col gap-3 rounded-card bg-surface-raised p-4 text-13 shadow-float outline-1 outline-line/60',
            !isPinned && 'pointer-events-none',
          )}
        >
          <p className="text-14 text-pretty">{edit.reason}</p>
          {isPinned ? (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onReject([index], !isRejected)}>
                {isRejected ? 'Use the change' : 'Keep the original'}
              </Button>
              {inSentence.length > 1 && (
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
