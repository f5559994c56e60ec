import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '../../../../contract/brand.ts'
import type { DetectorName } from '../../../../contract/detector.ts'
import { detectorDeskTexts } from '../../../locales/en/detector/desk.ts'
import { scrollBehavior } from '../../../ui/media-query.ts'
import { ToolHeader } from '../../../ui/shell/tool-header.tsx'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'
import { toast } from '../../../ui/toast.tsx'
import { announcement } from '../announcement.ts'
import { BatchDialog } from '../batch/batch-dialog.tsx'
import { exampleText } from '../check/examples.ts'
import { OpenFilesButton } from '../check/open-files-button.tsx'
import type { Detector } from '../check/use-detector.ts'
import { MarkedTextField, type MarkedTextFieldHandle } from '../marks/marked-text-field.tsx'
import type { Span } from '../marks/marks.ts'
import type { Detection } from '../queries.ts'
import { ReportMenu } from '../report/report-menu.tsx'
import { Findings } from '../result/findings.tsx'
import { ShareCheckDialog } from '../share/share-check-dialog.tsx'
import { DeskBar } from './desk-bar.tsx'
import { tellReplaced, useOpenFile, useRestore } from './use-open-file.ts'

/** Where the text goes, for the user. */
const deskNotes = (): Record<DetectorName, string> => ({
  embedded: detectorDeskTexts.checkedByTheBuiltIn,
  zerogpt: detectorDeskTexts.checkedByZeroGpt,
})

type DetectorDeskProps = {
  /** What checks texts on this site; null while it is unknown. */
  provider: DetectorName | null
  detector: Detector
  onHumanize: () => void
  /** Opens the text in the essay writer. */
  onEssay: () => void
  /** False for visitors, who have no links. */
  canShare: boolean
  /** More controls in the page's header. */
  aside?: ReactNode
}

/** The detector screen: the text beside its findings, stacked on narrow screens. */
export function DetectorDesk({
  provider,
  detector,
  onHumanize,
  onEssay,
  canShare,
  aside,
}: DetectorDeskProps) {
  const { text, setText, state } = detector
  const [active, setActive] = useState<Span | null>(null)
  const [batch, setBatch] = useState<File[] | null>(null)
  const [isSharing, setIsSharing] = useState(false)
  const paper = useRef<MarkedTextFieldHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const findings = useRef<HTMLElement>(null)
  const hasReasons = provider !== 'zerogpt'
  const detection = state.stage === 'done' ? state.detection : null
  const news =
    detection ?? (state.stage === 'idle' && state.isTextOnly ? detectorDeskTexts.textOnly : state.stage)

  function check() {
    if (text.trim() === '') paper.current?.focus()
    // An Undo of an earlier text would replace the text of this check.
    toast.dismiss()
    void detector.check()
  }
  useShortcut('Ctrl+Enter', check)
  useEffect(() => {
    // Scrolls to the findings, which are below a long text and would not be noticed.
    const [pane, target] = [scroller.current, findings.current]
    if (news !== 'idle' && pane && target)
      pane.scrollTo({ top: target.offsetTop - 16, behavior: scrollBehavior() })
  }, [news])

  const openFile = useOpenFile(detector)
  const restore = useRestore(detector)
  function clear() {
    setText('')
    paper.current?.focus()
    toast(detectorDeskTexts.cleared, {
      action: { label: detectorDeskTexts.undo, onClick: () => restore('', () => setText(text)) },
    })
  }
  async function openFiles(files: File[]) {
    const [file] = files
    if (!file) return
    if (files.length > 1) return setBatch(files)
    await openFile(file)
  }
  /** Opens a file of several that were checked. Like a single file it replaces the text, with an Undo. */
  function openChecked(opened: string, found: Detection) {
    setBatch(null)
    const back = detector.open(opened, {
      stage: 'done',
      text: opened,
      detection: found,
      checkedAt: new Date(),
    })
    if (text.trim() !== '' && text !== opened) tellReplaced(() => restore(opened, back))
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void openFiles(Array.from(event.dataTransfer.files))
  }
  function tryExample() {
    setText(exampleText)
    void detector.checkAlso(exampleText)
  }
  return (
    <>
      <ToolHeader
        title={detectorDeskTexts.detector}
        product={brand.name}
        // The usual note keeps the lines free until it is known which one is right.
        text={<span className={provider ? '' : 'invisible'}>{deskNotes()[provider ?? 'embedded']}</span>}
        actions={
          <div className="flex gap-2 max-md:gap-0">
            {aside}
            <OpenFilesButton onFiles={openFiles} />
            <ReportMenu state={state} onShare={canShare ? () => setIsSharing(true) : null} />
          </div>
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above opens the same files as a drop here */}
      <div className="@container min-h-0 flex-1" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div
          ref={scroller}
          className="relative flex h-full scroll-pb-36 flex-col gap-6 overflow-y-auto px-10 max-lg:px-6 max-md:px-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_clamp(17rem,36cqw,25rem)] @2xl:grid-rows-1 @2xl:gap-7 @2xl:overflow-clip"
        >
          <div className="contents @2xl:mb-7 @2xl:flex @2xl:min-h-0 @2xl:flex-col @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface-raised">
            <div className="flex min-h-[40dvh] shrink-0 flex-col rounded-card border border-line bg-surface-raised p-5 @2xl:min-h-0 @2xl:flex-1 @2xl:shrink @2xl:overflow-y-auto @2xl:rounded-b-none @2xl:border-none @2xl:px-6 @2xl:py-6 @4xl:px-9 @4xl:py-7">
              <MarkedTextField
                ref={paper}
                text={text}
                onText={setText}
                onCheck={check}
                detection={detection}
                active={active}
                onPoint={setActive}
                busy={state.stage === 'working'}
              />
            </div>
            <div className="sticky bottom-0 z-20 order-3 -mx-6 border-t border-line bg-surface px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:-mx-4 max-md:px-4 @2xl:static @2xl:z-auto @2xl:mx-6 @4xl:mx-9 @2xl:bg-transparent @2xl:px-0 @2xl:py-3.5">
              <DeskBar
                text={text}
                busy={state.stage === 'working'}
                onCheck={check}
                onCancel={() => setText(text)}
                onHumanize={onHumanize}
                onClear={clear}
                onEssay={onEssay}
              />
            </div>
          </div>
          <aside
            ref={findings}
            aria-label={detectorDeskTexts.findings}
            className="scroll-quiet relative order-2 flex-1 scroll-mb-32 pb-6 @2xl:-mx-4 @2xl:min-h-0 @2xl:overflow-y-auto @2xl:px-4"
          >
            <Findings
              state={state}
              hasReasons={hasReasons}
              hasText={text.trim() !== ''}
              active={active}
              onPoint={setActive}
              onShow={(span) => paper.current?.show(span)}
              onRetry={check}
              onExample={tryExample}
            />
          </aside>
        </div>
      </div>
      {batch && (
        <BatchDialog
          files={batch}
          hasReasons={hasReasons}
          onClose={() => setBatch(null)}
          onOpen={openChecked}
        />
      )}
      {state.stage === 'done' && (
        <ShareCheckDialog
          key={state.detection.id}
          text={state.text}
          detection={state.detection}
          open={isSharing}
          onOpenChange={setIsSharing}
        />
      )}
      <p role="status" className="sr-only">
        {state.stage === 'working' && detectorDeskTexts.checking}
        {detection && announcement(detection)}
      </p>
    </>
  )
}
