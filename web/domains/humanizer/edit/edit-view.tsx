import { CircleAlert, Redo2, Undo2, WandSparkles } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { editTexts } from '../../../locales/en/humanizer/edit.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { EditField, type EditFieldHandle } from './edit-field.tsx'
import { SentenceCard } from './sentence-card.tsx'
import { shiftSpans } from './shift-spans.ts'
import type { Editing } from './use-editing.ts'
import type { LiveScore } from './use-live-score.ts'
import { versionsAt } from './versions-at.ts'
import { type ReadSentence, readSentences } from './weighing-sentences.ts'
import { WhatWouldHelp } from './what-would-help.tsx'

type EditViewProps = { editing: Editing; live: LiveScore; alternatives: HumanizedText['alternatives'] }
type Opened = { start: number; top: number; isHint: boolean }

/** The result as a text to write in: what still weighs is underlined, with its reason and its other wordings. */
export function EditView({ editing, live, alternatives }: EditViewProps) {
  const { text } = editing
  const field = useRef<EditFieldHandle>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const help = useId()
  const read = live.read
  const sentences = read ? shiftSpans(readSentences(read.detection), read.text, text) : []
  const sentence = sentences.find(({ start }) => start === opened?.start)
  const versions = sentence && !opened?.isHint ? versionsAt(text, sentence, alternatives) : null

  function open(found: ReadSentence, isHint: boolean) {
    setOpened({ start: found.start, top: (field.current?.bottomOf(found) ?? 0) + 6, isHint })
  }
  function openAt(offset: number, how: 'click' | 'key') {
    const found = sentences.find(({ start, end }) => offset >= start && offset <= end)
    if (!found || (how === 'click' && !found.weighs)) return setOpened(null)
    open(found, false)
    if (how === 'key') focusCard()
  }
  function focusCard() {
    requestAnimationFrame(() =>
      pane.current
        ?.querySelector<HTMLElement>('[data-sentence-card] li button, [data-sentence-card] button')
        ?.focus(),
    )
  }
  function point(start: number | null) {
    if (opened && !opened.isHint) return
    const found = start === null ? undefined : sentences.find((each) => each.start === start)
    if (found && opened?.start !== start) open(found, true)
    else if (!found && opened) setOpened(null)
  }
  function close() {
    setOpened(null)
    field.current?.focus()
  }
  const isPinned = opened !== null && !opened.isHint
  const cardAt = isPinned ? opened.top : null
  useEffect(() => {
    // A card that opens low in the pane would be cut.
    const card = pane.current?.querySelector('[data-sentence-card]')
    if (cardAt !== null && card) glideToShow(card, 'nearest')
  }, [cardAt])
  // The focus reaches the card a moment after it opens, and Escape closes it from the start.
  useEffect(() => {
    if (!isPinned) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpened(null)
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isPinned])
  return (
    <div className="flex flex-col gap-4">
      <LiveState live={live} />
      {read && (
        <WhatWouldHelp
          text={text}
          sentences={sentences}
          onShow={(found) => {
            field.current?.show(found)
            open(found, false)
            focusCard()
          }}
        />
      )}
      <div className="flex items-center gap-1 border-t border-line pt-2">
        <IconButton
          label={editTexts.undo}
          shortcut="Ctrl+Z"
          icon={<Undo2 />}
          disabled={!editing.canUndo}
          onClick={() => editing.undo(field.current?.caret() ?? 0)}
        />
        <IconButton
          label={editTexts.redo}
          shortcut="Ctrl+Shift+Z"
          icon={<Redo2 />}
          disabled={!editing.canRedo}
          onClick={() => editing.redo(field.current?.caret() ?? 0)}
        />
        <IconButton
          label={editTexts.wordingsHere}
          shortcut="Alt+↓"
          icon={<WandSparkles />}
          disabled={!read}
          onClick={() => openAt(field.current?.caret() ?? 0, 'key')}
        />
        <p id={help} className="min-w-0 flex-1 text-12 text-pretty text-ink-muted max-md:hidden">
          {editTexts.howToEdit}
        </p>
      </div>
      <div ref={pane} className="relative pb-40">
        <EditField
          ref={field}
          editing={editing}
          sentences={sentences}
          isBusy={live.status !== 'ready'}
          describedBy={help}
          onPoint={point}
          onOpen={openAt}
          onTyped={() => setOpened(null)}
        />
        {opened && sentence && (
          <SentenceCard
            top={opened.top}
            sentence={sentence}
            versions={versions}
            isHint={opened.isHint}
            onChoose={(wording) => {
              if (versions) editing.replace(versions, wording)
              close()
            }}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
}

function LiveState({ live }: { live: LiveScore }) {
  const score = live.read?.detection.human_percentage
  if (live.status === 'failed')
    return (
      <Note tone="caution" icon={<CircleAlert aria-hidden="true" />}>
        <p className="text-pretty">{editTexts.scoreCannotFollow}</p>
        <Button size="sm" onClick={live.retry} className="mt-2">
          {editTexts.tryAgain}
        </Button>
      </Note>
    )
  return (
    <p role="status" className={live.status === 'loading' ? 'text-13 text-ink-muted' : 'sr-only'}>
      {live.status === 'loading'
        ? editTexts.loadingDetector({ percent: percentText(live.share * 100) })
        : typeof score === 'number' &&
          live.status === 'ready' &&
          editTexts.nowHuman({ percent: percentText(score) })}
    </p>
  )
}
