import { BookOpenText, ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useMediaQuery } from '../../../../ui/media-query.ts'
import { narrowScreen, usePageAction } from '../../controls/use-page-action.ts'
import { useHelpState } from '../open-helps.ts'
import { stepHabit, stepWord } from '../readability/step-place.ts'
import { figuresWordsMin } from '../readability/text-figures.ts'
import type { HabitKind } from '../worker/help-messages.ts'
import type { SectionProps } from './corrections-section.tsx'
import { ReadingFigures } from './reading-figures.tsx'

const habitKinds: HabitKind[] = [
  'very-long-sentence',
  'long-sentence',
  'passive',
  'adverb',
  'weak',
  'repeated',
]

/** How hard the essay is to read, and the habits of its sentences. One habit at a time is marked on the page. */
export function ReadabilitySection({ editor, help, onClose }: SectionProps) {
  const { readability } = help
  const { revision } = useHelpState(help)
  const isNarrow = useMediaQuery(narrowScreen)
  const go = usePageAction(onClose)
  useEffect(() => {
    readability.watch(true)
    return () => {
      readability.watch(false)
      if (!editor.isDestroyed && !isNarrow) readability.markHabit(null)
    }
  }, [readability, editor, isNarrow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures change with the revision
  const figures = useMemo(() => readability.figures(), [readability, revision])
  const marked = readability.marked()
  function choose(kind: HabitKind) {
    readability.markHabit(kind === marked && !isNarrow ? null : kind)
    if (isNarrow) go(() => stepHabit(editor, 1))
  }
  if (!figures)
    return readability.isMeasuring() ? (
      <p role="status" className="px-6 pt-4 text-13 text-ink-muted">
        {texts.checking}
      </p>
    ) : (
      <EmptyState
        icon={<BookOpenText />}
        title={texts.tooShort}
        text={texts.tooShortNote({ count: figuresWordsMin })}
      />
    )
  return (
    <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-6 max-md:px-4">
      <ReadingFigures figures={figures} />
      <h3 className="pt-6 text-14 font-semibold">{texts.habits}</h3>
      <p className="pb-2 text-13 text-ink-muted">{texts.habitsNote}</p>
      <ul className="-mx-3">
        {habitKinds.map((kind) => (
          <li
            key={kind}
            className={classNames('flex items-center rounded-control', kind === marked && 'bg-accent-soft')}
          >
            <button
              type="button"
              aria-pressed={kind === marked}
              disabled={figures.habits[kind] === 0}
              onClick={() => choose(kind)}
              className="flex min-h-9 min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-surface-hover disabled:pointer-events-none disabled:text-ink-muted max-md:min-h-11"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-14">{texts.habitNames[kind]}</span>
                {kind === marked && (
                  <span className="block text-12 text-ink-muted">{texts.habitNotes[kind]}</span>
                )}
              </span>
              <span className="tabular text-14 text-ink-muted">{figures.habits[kind]}</span>
            </button>
            {kind === marked && (
              <>
                <IconButton
                  label={texts.previousPlace}
                  icon={<ChevronUp />}
                  onClick={() => stepHabit(editor, -1)}
                />
                <IconButton
                  label={texts.nextPlace}
                  icon={<ChevronDown />}
                  onClick={() => stepHabit(editor, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {figures.overused.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 text-14 font-semibold">{texts.overused}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {figures.overused.map(({ word, count }) => (
              <li key={word}>
                <button
                  type="button"
                  aria-label={texts.overusedOf({ word, count })}
                  onClick={() => go(() => stepWord(editor, word))}
                  className="tabular flex h-8 items-center gap-1.5 rounded-full bg-surface-sunken px-3 text-13 hover:bg-surface-hover max-md:h-11"
                >
                  {word} <span className="text-ink-muted">{count}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
