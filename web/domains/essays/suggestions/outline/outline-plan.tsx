import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ChevronDown, ListTree, PenLine, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { defaultEssayTitle } from '../../../../../contract/essays/essay-defaults.ts'
import { limits } from '../../../../../contract/limits.ts'
import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { EssaySession, EssayView } from '../../sync/essay-session.ts'
import { nextSection } from './draft-place.ts'
import { draftSection } from './draft-section.ts'
import { OutlineForm } from './outline-form.tsx'
import { OutlineRow } from './outline-row.tsx'
import { newSection, type OutlineSection } from './parse-outline.ts'
import { storeOutline } from './store-outline.ts'
import { useOutline } from './use-outline.ts'

type OutlinePlanProps = {
  editor: Editor
  session: EssaySession
  view: EssayView
  /** A draft begins to appear on the page. */
  onDraft: () => void
}

const usualWords = 900

/** The plan of the essay above its chat: made by the model, changed by the user, drafted section by section. */
export function OutlinePlan({ editor, session, view, onDraft }: OutlinePlanProps) {
  const outline = view.settings.outline
  const planning = useOutline(session)
  const [isOpen, setIsOpen] = useState(outline.length > 0)
  const hasOutline = outline.length > 0
  useEffect(() => {
    if (hasOutline) setIsOpen(true)
  }, [hasOutline])
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<number | null>(null)
  const next = useEditorState({ editor, selector: ({ editor: now }) => nextSection(now.state.doc, outline) })
  const isWriting = planning.arriving !== null
  const shown = planning.arriving ?? outline
  const words = outline.reduce((sum, section) => sum + section.words, 0)

  const store = (sections: OutlineSection[]) => session.setSettings({ outline: sections })
  function move(from: number, to: number) {
    if (to < 0 || to >= outline.length) return
    const moved = outline.toSpliced(from, 1)
    store(moved.toSpliced(to, 0, outline[from]!))
    focusRow(outline[from]!.id)
  }
  function add(at: number) {
    if (outline.length >= limits.outlineSectionsMax) return
    const section = newSection()
    store(outline.toSpliced(at, 0, section))
    focusRow(section.id)
  }
  /** After the list has been drawn. */
  function focusRow(id: string) {
    setTimeout(() => list.current?.querySelector<HTMLInputElement>(`[data-section="${id}"]`)?.focus())
  }
  function draft(index: number) {
    onDraft()
    draftSection(editor, outline, index)
  }
  return (
    <section aria-label={texts.name} className="flex max-h-[60%] shrink-0 flex-col border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-10 shrink-0 items-center gap-2 px-4 text-14 text-ink-muted hover:text-ink max-md:h-11 [&_svg]:size-4"
      >
        <ListTree aria-hidden="true" />
        <span className="flex-1 text-left font-medium">{texts.name}</span>
        {outline.length > 0 && (
          <span className="text-13 tabular-nums">{texts.summary({ count: outline.length, words })}</span>
        )}
        <ChevronDown aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div className="flex min-h-0 flex-col gap-2.5 overflow-y-auto px-4 pt-1 pb-3">
          {outline.length === 0 && (
            <OutlineForm
              topic={view.title === defaultEssayTitle ? '' : view.title}
              words={view.settings.wordGoal ?? usualWords}
              isWriting={isWriting}
              onPlan={(wish) => void planning.plan(wish)}
              onStop={planning.stop}
              onEmpty={() => add(0)}
            />
          )}
          {planning.error && (
            <p role="alert" className="text-14 text-danger">
              {planning.error}
            </p>
          )}
          {shown.length > 0 && (
            <ol ref={list} inert={isWriting} aria-label={texts.sections} className="flex flex-col gap-1.5">
              {shown.map((section, at) => (
                <OutlineRow
                  key={isWriting ? at : section.id}
                  section={section}
                  number={at + 1}
                  count={shown.length}
                  onChange={(change) => store(outline.with(at, { ...section, ...change }))}
                  onMove={(to) => move(at, to)}
                  onAdd={() => add(at + 1)}
                  onDelete={() => store(outline.toSpliced(at, 1))}
                  onDraft={() => draft(at)}
                  drag={{
                    onDragStart: (event) => {
                      dragged.current = at
                      event.dataTransfer.effectAllowed = 'move'
                    },
                    onDragOver: (event) => dragged.current !== null && event.preventDefault(),
                    onDrop: (event) => {
                      event.preventDefault()
                      if (dragged.current !== null) move(dragged.current, at)
                      dragged.current = null
                    },
                  }}
                />
              ))}
            </ol>
          )}
          {outline.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {next !== -1 && (
                <Button size="sm" icon={<PenLine />} onClick={() => draft(next)}>
                  {texts.draft({ number: next + 1 })}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                icon={<Plus />}
                disabled={outline.length >= limits.outlineSectionsMax}
                onClick={() => add(outline.length)}
              >
                {texts.add}
              </Button>
              <IconButton
                label={texts.clear}
                icon={<Trash2 />}
                onClick={() => storeOutline(session, [], texts.cleared)}
                className="ml-auto size-8! max-md:size-11!"
              />
            </div>
          )}
        </div>
      )}
    </section>
  )
}
