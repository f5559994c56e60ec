import type { Editor } from '@tiptap/core'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import type { OpenedEssayVersion } from '../../../../contract/essays/versions.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { scrollBehavior } from '../../../ui/media-query.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { type Comparison, compareDocuments } from './compare-documents.ts'
import { ComparedPage } from './compared-page.tsx'

type VersionViewProps = {
  version: OpenedEssayVersion
  editor: Editor
  /** The page as it is now. */
  current: DocumentNode
  isBusy: boolean
  onBack: () => void
  onRestore: () => void
}

/** Shows a version in the place of the page, with the words that it has and the page does not, and the other way round. */
export function VersionView({ version, editor, current, isBusy, onBack, onRestore }: VersionViewProps) {
  const comparison = useMemo(
    () => compareDocuments(editor.schema, current, version.document),
    [editor, current, version],
  )
  const { at, step, onShown } = useSteps(comparison.differences)
  const name = version.name ?? formatDate(version.createdAt, 'moment')
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-6 pb-2 max-md:px-4">
        <Button icon={<ArrowLeft />} onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={onRestore}>
          {texts.restore}
        </Button>
      </div>
      <div className="flex flex-col gap-2 px-6 pb-3 text-13 max-md:px-4">
        <p className="text-14 font-medium">{name}</p>
        <p className="text-ink-muted" role="status">
          {summaryOf(comparison)}
        </p>
        {comparison.differences > 0 && !comparison.isTooDifferent && (
          <>
            <div className="flex items-center gap-1">
              <IconButton label={texts.previousDifference} icon={<ChevronUp />} onClick={() => step(-1)} />
              <IconButton label={texts.nextDifference} icon={<ChevronDown />} onClick={() => step(1)} />
              <span className="px-1 text-ink-muted tabular-nums">
                {texts.differenceOf({ at, count: comparison.differences })}
              </span>
            </div>
            <p className="compared-words text-pretty text-ink-muted">
              <ins>{texts.legendAdded}</ins> <del>{texts.legendRemoved}</del>
            </p>
          </>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
        <ComparedPage
          editor={editor}
          doc={comparison.doc}
          label={texts.compared({ name })}
          onShown={onShown}
        />
      </div>
    </>
  )
}

function summaryOf({ isTooDifferent, differences, hasSameForm, added, removed }: Comparison): string {
  if (isTooDifferent) return texts.tooDifferent
  if (differences === 0) return hasSameForm ? texts.same : texts.sameWords
  return texts.changes({ added, removed })
}

/** Steps through the differences, and shows the first one as soon as the page is there. */
function useSteps(count: number) {
  const page = useRef<HTMLElement | null>(null)
  const [at, setAt] = useState(1)

  const show = useCallback((difference: number, isGliding: boolean) => {
    const found = page.current?.querySelectorAll(`[data-difference="${difference}"]`) ?? []
    for (const old of page.current?.querySelectorAll('.is-current') ?? []) old.classList.remove('is-current')
    for (const element of found) element.classList.add('is-current')
    const [first] = found
    if (first) scrollToShow(first, { block: 'center', behavior: isGliding ? scrollBehavior() : 'instant' })
  }, [])
  const onShown = useCallback(
    (element: HTMLElement | null) => {
      page.current = element
      if (element) show(1, false)
    },
    [show],
  )
  function step(by: 1 | -1) {
    const next = ((at - 1 + by + count) % count) + 1
    setAt(next)
    show(next, true)
  }
  return { at, step, onShown }
}
