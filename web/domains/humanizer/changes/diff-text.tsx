import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { stepByKey } from '../../../ui/step-by-key.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { ChangeCard } from './change-card.tsx'
import { ChangeMark } from './change-mark.tsx'
import { changesOfSentence, piecesOf } from './edits.ts'
import type { Review } from './use-review.ts'

type Shown = { index: number; sentence: number; anchor: HTMLElement; isPinned: boolean }

type DiffTextProps = {
  original: string
  locks: HumanizedText['locks']
  review: Review
  /** The changes can be read, not chosen. */
  isStill?: boolean
}

/** Shows the text with its changes. It is one tab stop; arrow keys move from change to change. */
export function DiffText({ original, locks, review, isStill = false }: DiffTextProps) {
  const { edits, rejected } = review
  const pieces = useMemo(() => piecesOf(original, edits, locks), [original, edits, locks])
  const group = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  // The change in the tab order: the last one that had the focus.
  const [stop, setStop] = useState(-1)
  const indices = pieces.flatMap((piece) => (piece.kind === 'change' ? [piece.change.index] : []))
  const tabStop = indices.includes(stop) ? stop : indices[0]

  function onArrow(event: KeyboardEvent<HTMLElement>) {
    const marks = Array.from(group.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])
    const next = stepByKey(event.key, marks, event.currentTarget)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  function shownAt(index: number, anchor: HTMLElement, isPinned: boolean): Shown {
    return { index, sentence: edits[index]!.sentence, anchor, isPinned }
  }
  function hint(index: number, anchor: HTMLElement | null) {
    if (anchor && anchor === document.activeElement) setStop(index)
    setShown((now) => (now?.isPinned ? now : anchor && shownAt(index, anchor, false)))
  }
  /** Focuses the mark again, or the sentence's first mark when another wording has replaced it. */
  function giveFocusBack({ anchor, sentence }: Shown) {
    if (anchor.isConnected && anchor.dataset.sentence === String(sentence)) return anchor.focus()
    const [first] = group.current?.querySelectorAll<HTMLElement>(`[data-sentence="${sentence}"]`) ?? []
    const mark = first ?? group.current?.querySelector<HTMLElement>('[role=button]')
    mark?.focus()
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
              title={changesTexts.locked({ lock: piece.lock })}
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
            reason={edits[piece.change.index]!}
            sentence={edits[piece.change.index]!.sentence}
            isTabStop={piece.change.index === tabStop}
            onHint={(anchor) => hint(piece.change.index, anchor)}
            onPin={(anchor) => setShown(shownAt(piece.change.index, anchor, !isStill))}
            onArrow={onArrow}
          />
        )
      })}
      {shown && edit && change && (
        <ChangeCard
          // The key remounts a card that becomes pinned, so that it takes the focus.
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
          onFocusBack={() => giveFocusBack(shown)}
        />
      )}
    </div>
  )
}
