import { ExternalLink, RotateCcw, ScanText, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { countWords, wordsText } from '../../../../contract/word-count.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { panelTexts } from '../../../locales/en/detector/panel.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { announcement } from '../announcement.ts'
import { ReadingView } from '../history/reading-view.tsx'
import { Reasons } from '../marks/reasons.tsx'
import type { Detection } from '../queries.ts'
import { Measures } from '../result/measures.tsx'
import { VerdictBlock } from '../result/verdict-block.tsx'
import { isScored, verdictOf } from '../verdict.ts'
import { type PanelStage, usePanelCheck } from './use-panel-check.ts'

type DetectorPanelProps = {
  text: string
  open: boolean
  onClose: () => void
  /** Hands the text over and opens /ai-detector. */
  onOpenFull: () => void
}

/** The detector beside another screen, which stays usable. Escape and the close button close it. */
export function DetectorPanel({ text, open, onClose, onOpenFull }: DetectorPanelProps) {
  const { state, check, backToIdle } = usePanelCheck(text, open)
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(open)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Whoever went on in the page beside it stays there.
            if (document.activeElement === document.body) onCloseAutoFocus(event)
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 right-0 z-40 flex w-100 max-w-full animate-fade-in flex-col bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-float outline-none max-md:w-full"
        >
          <header className="flex h-14 shrink-0 items-center gap-2 pr-3 pl-6 max-md:pl-5">
            <Dialog.Title className="flex-1 text-16 font-semibold">{panelTexts.aiDetector}</Dialog.Title>
            <Dialog.Close
              aria-label={panelTexts.closeDetector}
              className="flex size-9 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11"
            >
              <X className="size-4.5" />
            </Dialog.Close>
          </header>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-5">
            <PanelBody text={text} state={state} onCheck={check} />
          </div>
          <p role="status" className="sr-only">
            {state.stage === 'scanning' && panelTexts.checking}
            {state.stage === 'results' && announcement(state.detection)}
          </p>
          <footer className="flex shrink-0 flex-wrap gap-2 border-t border-line px-6 py-4 max-md:px-5">
            {(state.stage === 'results' || state.stage === 'error') && (
              <Button icon={<RotateCcw />} onClick={backToIdle} className="flex-1">
                {panelTexts.tryAgain}
              </Button>
            )}
            <Button icon={<ExternalLink />} onClick={onOpenFull} className="flex-1">
              {panelTexts.openInFullDetector}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PanelBody({ text, state, onCheck }: { text: string; state: PanelStage; onCheck: () => void }) {
  if (state.stage === 'scanning') return <ReadingView text={text} />
  if (state.stage === 'results') return <PanelResult detection={state.detection} />
  if (state.stage === 'error')
    return (
      <ErrorState
        title={state.failure.text}
        text={state.failure.next}
        code={state.failure.code ?? undefined}
        className="pt-20"
      />
    )
  const words = countWords(text)
  return (
    <EmptyState
      className="pt-20"
      icon={<ScanText />}
      title={
        words === 0
          ? panelTexts.nothingToCheckYet
          : panelTexts.toCheck({ words: contractText(wordsText(words)) })
      }
      text={words === 0 ? panelTexts.chooseAReplyWithSome : panelTexts.seeWhichSentencesRead}
      action={
        words > 0 && (
          <Button variant="primary" icon={<ScanText />} onClick={onCheck}>
            {panelTexts.checkForAi}
          </Button>
        )
      }
    />
  )
}

function PanelResult({ detection }: { detection: Detection }) {
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      <VerdictBlock detection={detection} />
      {isScored(verdictOf(detection)) && detection.evidence.length > 0 && (
        <section className="flex flex-col gap-3 border-t border-line pt-6">
          <h3 className="font-semibold">{panelTexts.whatWeighedMost}</h3>
          <Reasons evidence={detection.evidence} active={null} />
        </section>
      )}
      <div className="border-t border-line pt-6">
        <Measures detection={detection} />
      </div>
    </div>
  )
}
