import type { Editor } from '@tiptap/core'
import { Check, ChevronLeft, ChevronRight, RefreshCw, Square, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { SuggestionDesk } from './suggestion-desk.ts'
import { canHaveAnother, type SuggestionItem } from './suggestion-item.ts'

type SuggestionBarProps = {
  item: SuggestionItem
  place: { at: number; count: number }
  desk: SuggestionDesk
  editor: Editor
}

/** Decides about one suggestion. Arrow keys move between the buttons, and Escape returns to the text. */
export function SuggestionBar({ item, place, desk, editor }: SuggestionBarProps) {
  const { id, status, versions, at, error } = item
  const isWorking = status === 'waiting' || status === 'writing' || status === 'accepting'

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
    }
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(now + step + buttons.length) % buttons.length]?.focus()
  }
  /** Decides, and moves the focus to the next suggestion or back to the text. */
  function decide(act: () => void | Promise<void>) {
    const next = desk.ordered()[place.at + 1] ?? desk.ordered()[place.at - 1]
    void Promise.resolve(act()).then(() => (next ? desk.focusBar(next.id) : desk.focusPage()))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is not a fieldset
    <div
      role="group"
      aria-label={texts.bar({ at: place.at + 1, count: place.count })}
      contentEditable={false}
      onKeyDown={onKeyDown}
      className="suggestion-bar flex w-fit max-w-full flex-wrap items-center gap-1 rounded-card border border-line bg-surface-raised p-1 font-sans text-13 text-ink shadow-soft print:hidden"
    >
      {isWorking && (
        <>
          <span className="flex items-center gap-2 px-2.5 text-ink-muted">
            <Spinner />
            {status === 'waiting' ? texts.waiting : status === 'writing' ? texts.writing : texts.accepting}
          </span>
          {status !== 'accepting' && (
            <BarButton icon={<Square className="size-3! fill-current" />} onClick={() => desk.stop(id)}>
              {texts.stop}
            </BarButton>
          )}
        </>
      )}
      {status === 'failed' && (
        <>
          <span role="alert" className="max-w-prose px-2.5 py-1 text-danger">
            {error}
          </span>
          <BarButton icon={<RefreshCw />} onClick={() => desk.another(id)}>
            {texts.tryAgain}
          </BarButton>
          <BarButton icon={<X />} onClick={() => decide(() => desk.reject([id]))}>
            {texts.dismiss}
          </BarButton>
        </>
      )}
      {status === 'ready' && (
        <>
          <BarButton isMain icon={<Check />} onClick={() => decide(() => desk.accept([id]))}>
            {texts.accept}
          </BarButton>
          <BarButton icon={<X />} onClick={() => decide(() => desk.reject([id]))}>
            {texts.reject}
          </BarButton>
          {canHaveAnother(item) && (
            <BarButton icon={<RefreshCw />} onClick={() => desk.another(id)}>
              {texts.another}
            </BarButton>
          )}
          {versions.length > 1 && (
            <span className="flex items-center">
              <BarButton
                label={texts.previousVersion}
                icon={<ChevronLeft />}
                disabled={at === 0}
                onClick={() => desk.showVersion(id, at - 1)}
              />
              <span className="text-ink-muted tabular-nums">
                {texts.versionOf({ at: at + 1, count: versions.length })}
              </span>
              <BarButton
                label={texts.nextVersion}
                icon={<ChevronRight />}
                disabled={at === versions.length - 1}
                onClick={() => desk.showVersion(id, at + 1)}
              />
            </span>
          )}
        </>
      )}
      <Notes item={item} place={place} />
    </div>
  )
}

/** "1 of 3 · citation kept" */
function Notes({ item, place }: Pick<SuggestionBarProps, 'item' | 'place'>) {
  const count = (kind: string) => item.locked.filter((span) => span.kind === kind).length
  const [citations, quotations] = [count('citation'), count('quotation')]
  const others = item.locked.length - citations - quotations
  const kept = item.status === 'ready' && item.place === 'replace'
  const notes = [
    place.count > 1 && texts.position({ at: place.at + 1, count: place.count }),
    kept && citations > 0 && texts.kept.citation({ count: citations }),
    kept && quotations > 0 && texts.kept.quotation({ count: quotations }),
    kept && others > 0 && texts.kept.other({ count: others }),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return <span className="px-2.5 text-ink-muted">{notes.join(' · ')}</span>
}

type BarButtonProps = {
  icon: ReactNode
  onClick: () => void
  isMain?: boolean
  disabled?: boolean
  label?: string
  children?: ReactNode
}

export function BarButton({ icon, onClick, isMain = false, disabled, label, children }: BarButtonProps) {
  const look = isMain
    ? 'bg-accent text-accent-ink hover:bg-accent-hover'
    : 'text-ink-muted hover:bg-surface-hover hover:text-ink'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      // The page keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={`flex h-8 items-center gap-2 rounded-control px-2.5 font-medium disabled:opacity-45 max-md:h-11 [&_svg]:size-3.5 ${look}`}
    >
      {icon}
      {children}
    </button>
  )
}
