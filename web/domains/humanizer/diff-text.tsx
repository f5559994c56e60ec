import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { ChangeCard } from './change-card.tsx'
import { ChangeMark } from './change-mark.tsx'
import { changesOfSentence, piecesOf } from './edits.ts'
import type { HumanizedText } from './queries.ts'
import type { Review } from './use-review.ts'

type DiffTextProps = { original: string; locks: HumanizedText['locks']; review: Review }

/** The text with each change struck and marked. One stop for Tab; the arrow keys go from change to change. */
export function DiffText({ original, locks, review }: DiffTextProps) {
  const { edits, rejected } = review
  const pieces = useMemo(() => piecesOf(original, edits, locks), [original, edits, locks])
  const group = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ index: number; anchor: HTMLElement; isPinned: boolean } | null>(null)
  const firstChange = pieces.find((piece) => piece.kind === 'change')

  function onArrow(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const marks = Array.from(group.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])
    marks[marks.indexOf(event.currentTarget) + step]?.focus()
  }
  function hint(index: number, anchor: HTMLElement | null) {
    setShown((now) => (now?.isPinned ? now : anchor && { index, anchor, isPinned: false }))
  }
  const edit = shown && edits[shown.index]
  const change = pieces.flatMap((piece) =>
    piece.kind === 'change' && piece.change.index === shown?.index ? [piece.change] : [],
  )[0]
  return (
    <div ref={group} className="text-16 leading-7 wrap-break-word whitespace-pre-wrap">
      {pieces.map((piece) => {
        if (piece.kind === 'same') return <span key={piece.start}>{piece.text}</span>
        if (piece.kind === 'lock')
          return (
            <span
              key={piece.start}
              title={`Locked: ${piece.lock}`}
              className="underline decoration-line-control decoration-dotted underline-offset-4"
            >
              {piece.text}
            </span>
          )
        return (
          <ChangeMark
            key={`change-${piece.change.index}`}
            change={piece.change}
            isRejected={rejected.has(piece.change.index)}
            isFirst={piece === firstChange}
            onHint={(anchor) => hint(piece.change.index, anchor)}
            onPin={(anchor) => setShown({ index: piece.change.index, anchor, isPinned: true })}
            onArrow={onArrow}
          />
        )
      })}
      {shown && edit && change && (
        <ChangeCard
          // Only what opens anew takes the focus.
          key={shown.isPinned ? 'pinned' : 'hint'}
          edit={edit}
          change={change}
          anchor={shown.anchor}
          isPinned={shown.isPinned}
          isRejected={rejected.has(shown.index)}
          inSentence={changesOfSentence(edits, edit.sentence)}
          wordings={review.wordings(edit.sentence)}
          onReject={(indices, isRejected) => {
            review.reject(indices, isRejected)
            setShown(null)
          }}
          onReword={(option) => {
            review.reword(edit.sentence, option)
            setShown(null)
          }}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
