import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { reasonText } from '../../../locales/result-text.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Edit } from '../humanized-text.ts'
import type { ShownChange } from './refine-changes.ts'
import type { Wordings } from './review.ts'
import { SentenceWordings } from './sentence-wordings.tsx'

type ChangeCardProps = {
  edit: Edit
  /** The edit as it is shown to the user. */
  change: ShownChange
  anchor: HTMLElement
  /** Opened by a click or Enter: the card takes the focus and has actions. Otherwise it is only a hint. */
  isPinned: boolean
  isRejected: boolean
  /** All changes of the same sentence, including this one. */
  inSentence: number[]
  /** Null when the sentence has no other wording. */
  wordings: Wordings | null
  onReject: (indices: number[], isRejected: boolean) => void
  onReword: (option: number) => void
  onClose: () => void
  /** Called when the focus was in the card and has to move elsewhere. */
  onFocusBack: () => void
}

/** Explains a change and offers to keep the original text, for this change or for the whole sentence. */
export function ChangeCard(props: ChangeCardProps) {
  const { edit, change, anchor, isPinned, isRejected, inSentence, wordings, onReject } = props
  const virtual = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          role={isPinned ? 'dialog' : 'tooltip'}
          aria-label={changesTexts.change}
          // The mark's description already contains the text of a hint.
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
          <p className="text-pretty text-ink-muted">{reasonText(edit)}</p>
          {edit.check && (
            <p className="flex flex-col items-start gap-1.5 text-pretty text-ink-muted">
              <Badge tone="caution">{changesTexts.checkThis}</Badge>
              {changesTexts.checkThisMeans}
            </p>
          )}
          {isPinned ? (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onReject([props.change.index], !isRejected)}>
                {isRejected ? changesTexts.useTheChange : changesTexts.keepTheOriginal}
              </Button>
              {inSentence.length > 1 && !wordings && (
                <Button size="sm" variant="ghost" onClick={() => onReject(inSentence, !isRejected)}>
                  {isRejected ? changesTexts.useAllChangesInThis : changesTexts.keepTheOriginalSentence}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-ink-muted">
              {isRejected ? changesTexts.originalKept : ''}
              {changesTexts.clickOrPressEnterTo}
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
      {before && <span className="sr-only"> {changesTexts.became} </span>}
      <span className="font-medium">
        {after || <span className="text-ink-muted italic">{changesTexts.leftOut}</span>}
      </span>
      {!before && <span className="text-ink-muted"> {changesTexts.added}</span>}
    </p>
  )
}

function short(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax - 1)}…` : text
}
