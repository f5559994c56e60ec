import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { originalityLimits } from '../../../../contract/originality/originality.ts'
import { sharesOf, usualChoice } from '../../../../contract/originality/shares.ts'
import type { CallFailure } from '../../../call-failure.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { originalityResultTexts as resultTexts } from '../../../locales/en/originality/result.ts'
import { originalityTexts as refusals } from '../../../locales/en/shared/originality.ts'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { restoreText } from '../../../ui/feedback/restore-text.ts'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'
import { toast } from '../../../ui/toast.tsx'
import { exampleDraft } from '../check/example.ts'
import { readFiles } from '../check/read-files.ts'
import type { OriginalityDesk as Desk } from '../check/use-originality.ts'
import { CompareWith } from '../input/compare-with.tsx'
import { PickDocument } from '../input/pick-document.tsx'
import { ReportMenu } from '../report/report-menu.tsx'
import { MarkedCopy } from '../result/marked-copy.tsx'
import { ProgressView, stepText } from '../result/progress-view.tsx'
import { ResultPanel } from '../result/result-panel.tsx'
import { type Compared, SideBySide } from '../result/side-by-side.tsx'
import { shareText } from '../share-text.ts'
import { DeskBar } from './desk-bar.tsx'

type OriginalityDeskProps = {
  desk: Desk
  userId: string | null
  isSessionLoading: boolean
  canSearchWeb: boolean
  signInPath: string
  /** More controls in the page's header. */
  aside?: ReactNode
}

const readingToast = 'reading-file'

/** The originality check: the text beside what it is compared with, and after the check beside the sources found. */
export function OriginalityDesk(props: OriginalityDeskProps) {
  const { desk, userId, isSessionLoading, canSearchWeb, signInPath, aside } = props
  const { draft, state, change, check, reset } = desk
  const { text } = draft
  const [choice, setChoice] = useState(usualChoice)
  const [active, setActive] = useState<number | null>(null)
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isPicking, setPicking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLElement>(null)
  const result = state.stage === 'done' ? state : null
  const report = result?.report ?? null
  const shares = useMemo(() => report && sharesOf(report, choice), [report, choice])
  const { textCharactersMax, visitorTextCharactersMax } = originalityLimits
  const charactersMax = userId ? textCharactersMax : visitorTextCharactersMax
  const failure = state.stage === 'failed' ? state.failure : null
  /** What only another input can fix is said beside the button, with the field in view. */
  const refused = failure && !failure.isWorthRetrying ? failure.text : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result starts with the usual choice
  useEffect(() => {
    setChoice(usualChoice)
    setCompared(null)
    setActive(null)
  }, [report])
  useEffect(() => {
    // On narrow screens the panel is below the text, or its start above the window.
    const target = panel.current
    // A refused text is corrected where it is; what to compare with is chosen in the panel.
    if (state.stage === 'idle' || (refused && refused !== refusals.nothingToCompare)) return
    if (target && !isBesideText(target)) glideToShow(target, 'start')
  }, [state.stage, refused])

  function start() {
    if (text.trim() === '') field.current?.focus()
    toast.dismiss()
    void check()
  }
  useShortcut('Ctrl+Enter', () => state.stage !== 'done' && start())

  function edit() {
    reset()
    // The field is rendered again first.
    setTimeout(() => field.current?.focus())
  }
  const opening = useRef(0)
  const latest = useRef(draft)
  latest.current = draft
  function restore(left: string, before: typeof draft) {
    const now = latest.current
    const back = () => change({ text: before.text, document: before.document })
    const again = () => change({ text: now.text, document: now.document })
    restoreText({ left, now: now.text, texts, back, again })
  }
  function clear() {
    const before = draft
    change({ text: '', document: null })
    setTimeout(() => field.current?.focus())
    toast(texts.cleared, { action: { label: texts.undo, onClick: () => restore('', before) } })
  }
  /** The server may take a while to read a file, and words typed in the meantime are replaced too: Undo has them. */
  async function openFile(file: File) {
    const own = ++opening.current
    const slow = setTimeout(() => toast.loading(texts.readingTheFile, { id: readingToast }), 400)
    const { read, failures } = await readFiles([file])
    clearTimeout(slow)
    if (own !== opening.current) return
    toast.dismiss(readingToast)
    for (const failure of failures) toast.error(failure)
    for (const { name, text: opened, isCut, note } of read) {
      const replaced = latest.current
      change({ text: opened, document: null })
      if (isCut) toast(texts.isCut({ name }))
      if (note !== null) toast(contractText(note), { duration: 12_000 })
      if (replaced.text.trim() !== '' && replaced.text !== opened)
        toast(texts.fileOpened, { action: { label: texts.undo, onClick: () => restore(opened, replaced) } })
    }
  }
  function drop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    if (state.stage !== 'done') void openFile(file)
  }
  function tryExample() {
    const example = exampleDraft()
    change(example)
    void check(example)
  }
  /** Opens the passage at a mark, or the longest one of the source. */
  function compare(source: number, at?: number) {
    const passages = report?.sources[source]?.passages ?? []
    const found = at === undefined ? -1 : passages.findIndex(({ start, end }) => start <= at && at < end)
    if (passages.length > 0) setCompared({ source, passage: Math.max(0, found) })
  }
  const panelProps = { desk, userId, isSessionLoading, canSearchWeb, signInPath, onExample: tryExample }
  return (
    <>
      <DeskHeader
        actions={
          <div className="flex shrink-0 gap-2 max-md:gap-0">
            {aside}
            <ReportMenu
              report={
                result && shares
                  ? {
                      product: brand.name,
                      text: result.text,
                      report: result.report,
                      choice,
                      shares,
                      checkedAt: result.checkedAt,
                    }
                  : null
              }
            />
          </div>
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button opens the same files as a drop here */}
      <div className="@container flex-1" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="flex min-h-full flex-col gap-6 px-10 max-lg:px-6 max-md:px-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_clamp(18rem,38cqw,26rem)] @2xl:items-start @2xl:gap-7 @2xl:pb-7">
          <div className="contents @2xl:block @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface-raised">
            <div className="flex min-h-[40dvh] flex-col rounded-card border border-line bg-surface-raised p-5 @2xl:min-h-[calc(100dvh-17rem)] @2xl:border-none @2xl:px-6 @2xl:py-6 @4xl:px-9 @4xl:py-7">
              {result && report && shares ? (
                <MarkedCopy
                  text={result.text}
                  report={report}
                  shares={shares}
                  active={active}
                  onOpen={compare}
                />
              ) : (
                <Textarea
                  ref={field}
                  bare
                  aria-label={texts.text}
                  placeholder={texts.placeholder}
                  value={text}
                  readOnly={state.stage === 'working'}
                  onChange={(event) => change({ text: event.target.value })}
                  className="field-sizing-content max-h-[65dvh] min-h-60 leading-7 placeholder:text-ink-muted @2xl:max-h-[calc(100dvh-20rem)] @2xl:flex-1"
                />
              )}
            </div>
            <div className="sticky bottom-0 z-20 order-3 -mx-6 border-t border-line bg-surface px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:-mx-4 max-md:px-4 @2xl:mx-0 @2xl:rounded-b-card @2xl:bg-surface-raised @2xl:py-3.5 @4xl:px-9">
              {refused && (
                <div className="mb-3">
                  <ErrorNote>{refused}</ErrorNote>
                </div>
              )}
              <DeskBar
                text={text}
                charactersMax={charactersMax}
                stage={state.stage}
                onPick={userId ? () => setPicking(true) : null}
                onFile={openFile}
                onCheck={start}
                onCancel={reset}
                onEdit={edit}
                onClear={clear}
              />
            </div>
          </div>
          <aside
            ref={panel}
            aria-label={result ? texts.findings : texts.compareWith}
            className="scroll-quiet order-2 flex-1 pt-5 pb-6 @2xl:sticky @2xl:pt-0 @2xl:top-4 @2xl:-mx-4 @2xl:max-h-[calc(100dvh-5.5rem)] @2xl:overflow-y-auto @2xl:px-4"
          >
            {state.stage === 'working' && <ProgressView progress={state.progress} />}
            {failure && !refused && <Failure failure={failure} onRetry={start} />}
            {result && shares ? (
              <ResultPanel
                result={result}
                shares={shares}
                choice={choice}
                onChoice={setChoice}
                active={active}
                onPoint={setActive}
                onCompare={compare}
              />
            ) : (
              state.stage !== 'working' && <CompareWith {...panelProps} />
            )}
          </aside>
        </div>
      </div>
      {result && compared && (
        <SideBySide
          text={result.text}
          report={result.report}
          compared={compared}
          onCompared={setCompared}
          onClose={() => setCompared(null)}
        />
      )}
      {isPicking && userId && (
        <PickDocument
          userId={userId}
          onPick={(document, opened) => {
            change({ text: opened, document })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      <p role="status" className="sr-only">
        {state.stage === 'working' && stepText(state.progress)}
        {shares &&
          report &&
          (shares.copied === 0
            ? report.sources.length > 0
              ? resultTexts.nothingCounted
              : texts.noMatches
            : texts.done({ percent: shareText(shares.percent), count: report.sources.length }))}
      </p>
    </>
  )
}

function isBesideText(panel: HTMLElement): boolean {
  return getComputedStyle(panel).position === 'sticky'
}

function DeskHeader({ actions }: { actions: ReactNode }) {
  useEffect(() => {
    document.title = `${texts.title} · ${brand.name}`
  }, [])
  return (
    <header className="px-10 pt-6 pb-5 max-lg:px-6 max-md:px-4 max-md:pt-3 max-md:pb-4">
      <div className="flex items-center gap-4">
        <h1 className="min-w-0 flex-1 font-serif text-28 font-medium text-balance max-md:text-20">
          {texts.title}
        </h1>
        {actions}
      </div>
      <p className="mt-1 text-14 text-pretty text-ink-muted">{texts.intro}</p>
    </header>
  )
}

function Failure({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return (
    <ErrorState
      title={failure.text}
      text={failure.next}
      code={failure.code ?? undefined}
      onRetry={onRetry}
      className="mb-6 border-b border-line"
    />
  )
}
