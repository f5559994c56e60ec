import { Feather, RotateCw, ScanText } from 'lucide-react'
import { useMemo } from 'react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { percentText } from '../../../../locales/percent-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { useAiTools } from '../../controls/ai-tools.ts'
import { usePageAction } from '../../controls/use-page-action.ts'
import type { CheckedPart } from '../ai-check/ai-check.ts'
import { humanizePassage } from '../ai-check/humanize-passage.ts'
import { PassageReasons } from '../ai-check/passage-reasons.tsx'
import { type PlacedPassage, passagesIn } from '../ai-check/passages-in.ts'
import { useHelpState } from '../open-helps.ts'
import type { SectionProps } from './corrections-section.tsx'

/** Checks the page with the detector, and lists the marked passages with their reasons. */
export function AiSection({ editor, help, onClose }: SectionProps) {
  useHelpState(help)
  const isOnline = useOnline()
  const loadTools = useAiTools()
  const { aiCheck } = help
  const state = aiCheck.state()
  if (!loadTools) return null
  const run = () => void aiCheck.run(loadTools)
  if (state.stage === 'failed')
    return (
      <ErrorState
        title={texts.aiFailed}
        text={isOnline ? state.text || texts.failedNote : texts.aiOffline}
        onRetry={isOnline ? run : undefined}
      />
    )
  if (state.stage === 'working')
    return (
      <p role="status" className="flex items-center gap-2.5 px-6 pt-5 text-14 text-ink-muted max-md:px-4">
        <Spinner />
        {state.of > 1 ? texts.aiCheckingPart({ part: state.part, of: state.of }) : texts.checking}
      </p>
    )
  if (state.stage === 'idle')
    return (
      <EmptyState
        icon={<ScanText />}
        title={texts.aiTitle}
        text={isOnline ? texts.aiNote : texts.aiOffline}
        action={
          <Button variant="primary" icon={<ScanText />} disabled={editor.isEmpty || !isOnline} onClick={run}>
            {texts.aiRun}
          </Button>
        }
      />
    )
  return (
    <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-6 pt-5 pb-6 max-md:px-4">
      <p role="status" className="sr-only">
        {state.parts.map(({ verdict }) => verdict.summary).join(' ')}
      </p>
      {state.changed > 0 && <Note tone="caution">{texts.aiStale({ count: state.changed })}</Note>}
      <Verdicts parts={state.parts} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<RotateCw />} disabled={!isOnline} onClick={run}>
          {texts.aiAgain}
        </Button>
        <Button size="sm" variant="ghost" onClick={aiCheck.clear}>
          {texts.aiClear}
        </Button>
      </div>
      <PassageList {...{ editor, help, onClose }} />
    </div>
  )
}

function Verdicts({ parts }: { parts: CheckedPart[] }) {
  const [only] = parts
  if (parts.length === 1 && only) return only.verdict.view
  return (
    <>
      <p className="text-13 text-pretty text-ink-muted">{texts.aiParts({ count: parts.length })}</p>
      {parts.map(({ opening, verdict }, i) => (
        <section key={opening} className="border-t border-line pt-4">
          <h3 className="truncate pb-2 text-13 text-ink-muted">{texts.aiPart({ part: i + 1, opening })}</h3>
          {verdict.view}
        </section>
      ))}
    </>
  )
}

function PassageList({ editor, help, onClose }: SectionProps) {
  const { revision, card } = useHelpState(help)
  const go = usePageAction(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks change with the revision
  const passages = useMemo(() => passagesIn(editor), [editor, revision])
  if (passages.length === 0) return <p className="text-13 text-ink-muted">{texts.aiNoMarks}</p>
  return (
    <section aria-label={texts.aiPassages({ count: passages.length })}>
      <h3 className="pb-2 text-14 font-semibold">{texts.aiPassages({ count: passages.length })}</h3>
      <ul className="-mx-3 flex flex-col gap-1">
        {passages.map((placed) => (
          <PassageRow
            key={placed.from}
            placed={placed}
            text={editor.state.doc.textBetween(placed.from, placed.to, ' ')}
            isOpen={card?.mark.from === placed.from}
            onShow={() => go(() => help.show(placed))}
            onHumanize={() => go(() => humanizePassage(editor, placed))}
          />
        ))}
      </ul>
    </section>
  )
}

type PassageRowProps = {
  placed: PlacedPassage
  text: string
  isOpen: boolean
  onShow: () => void
  onHumanize: () => void
}

function PassageRow({ placed, text, isOpen, onShow, onHumanize }: PassageRowProps) {
  const { passage } = placed.mark
  const edge =
    passage.tone === 'strong'
      ? 'border-l-3 border-danger-fill'
      : 'border-l-3 border-dashed border-caution-fill'
  return (
    <li className={classNames('rounded-control px-3 py-2', isOpen && 'bg-surface-hover')}>
      <div className={classNames('flex flex-col items-start gap-2 pl-3', edge)}>
        <button
          type="button"
          onClick={onShow}
          className="w-full rounded-small text-left hover:bg-surface-hover"
        >
          <span className="line-clamp-2 text-13">{text}</span>
          <span className="tabular mt-1 block text-12 text-ink-muted">
            {texts.aiScoreOf({ percent: percentText(passage.probability * 100) })}
          </span>
        </button>
        <PassageReasons reasons={passage.reasons} />
        <Button size="sm" icon={<Feather />} onClick={onHumanize}>
          {texts.humanize}
        </Button>
      </div>
    </li>
  )
}
