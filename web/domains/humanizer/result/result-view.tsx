import { Download, FilePenLine, MessageSquare, RotateCcw, ScanText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { KeptLine } from '../../../ui/history/kept-line.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CheckChanges } from '../changes/check-changes.tsx'
import { DiffText } from '../changes/diff-text.tsx'
import type { KeptResult } from '../changes/kept-result.ts'
import { OtherWays, type Way } from '../changes/other-ways.tsx'
import type { Choices } from '../changes/review.ts'
import { type Review, useReview } from '../changes/use-review.ts'
import { writtenEdits } from '../changes/written-edits.ts'
import { EditView } from '../edit/edit-view.tsx'
import { useEditing } from '../edit/use-editing.ts'
import { type ReadText, useLiveScore } from '../edit/use-live-score.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import { PassDots } from '../run/pass-dots.tsx'
import { costText } from './cost-text.ts'
import { type Elsewhere, ElsewhereNote } from './elsewhere-note.tsx'
import { LostLocks } from './lost-locks.tsx'
import { ModelUseLine } from './model-use-line.tsx'
import { PartlyNote } from './partly-note.tsx'
import { ProofLine } from './proof-line.tsx'
import { ScoreChange } from './score-change.tsx'
import { StaleNote } from './stale-note.tsx'

type ResultViewProps = {
  kept: KeptResult
  /** Hands the text with the user's choices to the detector or to a chat. */
  onCheck: (text: string) => void
  onChat: (text: string) => void
  /** Opens the rewrite in the essay writer. */
  onEssay: (text: string) => void
  onChoices: (choices: Choices) => void
  /** Runs the same text again with another strength or model. */
  onWay: (way: Way) => void
  expected: EstimateState
  offer: ModelOffer | null
  /** Reads the text with the detector in this browser while it is edited. */
  readText: ReadText
  /** Opens the text to be edited. */
  startsEditing?: boolean
  /** Another tab has saved other words of this text; null otherwise. */
  elsewhere: Elsewhere | null
  /** Restores the text that this result belongs to; null when it is the one in the field. */
  onRestore: (() => void) | null
}

/** Shows a finished run: the scores, the text with or without its changes, and the actions. */
export function ResultView(props: ResultViewProps) {
  const { kept, onChoices, onRestore } = props
  const { original, result } = kept
  const review = useReview(original, result, kept.choices, onChoices)
  const hasChanges = result.changed
  const [view, setView] = useState(review.isEdited || props.startsEditing || !hasChanges ? 'edit' : 'changes')
  const [isRead, setIsRead] = useState(view === 'edit')
  const editing = useEditing(review.text, review.edit)
  const live = useLiveScore(review.text, props.readText, isRead)
  function show(next: string) {
    setView(next)
    if (next === 'edit') setIsRead(true)
  }
  function dropEdits() {
    const back = review.dropEdits()
    toast(rewriteTexts.editsDropped, { action: { label: rewriteTexts.undo, onClick: back } })
  }
  return (
    <>
      <div className="flex shrink-0 flex-col gap-4 px-6 pt-5 pb-4 max-md:px-5">
        {kept.madeAt && <KeptLine what={rewriteTexts.humanized} at={new Date(kept.madeAt)} isWhole />}
        {onRestore && <StaleNote onRestore={onRestore} />}
        {props.elsewhere && <ElsewhereNote elsewhere={props.elsewhere} />}
        <ScoreChange
          before={result.details.humanScoreBefore}
          after={live.read?.detection.human_percentage ?? result.details.finalHumanScore}
        />
        <div className="-my-1 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ProofLine result={result} />
          <PassDots
            steps={result.details.progressHistory}
            name={result.humanizer === 'model' ? 'round' : 'pass'}
          />
        </div>
        <ModelUseLine details={result.details} />
        <PartlyNote result={result} />
        {view === 'changes' && (
          <OtherWays
            result={result}
            expected={props.expected}
            offer={props.offer}
            onWay={onRestore ? null : props.onWay}
            onEdit={() => show('edit')}
          />
        )}
        {hasChanges && !review.isEdited && <CheckChanges review={review} />}
        {review.isEdited && <LostLocks original={original} locks={result.locks} text={review.text} />}
        {review.isEdited && view === 'changes' && <EditedNote onDrop={dropEdits} />}
        <div className="flex items-center justify-between gap-2">
          {hasChanges ? (
            <Segmented
              label={rewriteTexts.view}
              value={view}
              onChange={show}
              options={[
                { value: 'changes', label: rewriteTexts.changes },
                { value: 'edit', label: rewriteTexts.edit },
              ]}
            />
          ) : (
            <span />
          )}
          <span className="flex">
            <CopyButton text={review.text} />
            <IconButton
              label={rewriteTexts.download}
              icon={<Download />}
              onClick={() => download(review.text)}
            />
          </span>
        </div>
      </div>
      <section
        aria-label={rewriteTexts.humanizedText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 px-6 pb-6 max-md:px-5 @2xl:overflow-y-auto"
      >
        {view === 'changes' ? (
          <ShownChanges original={original} locks={result.locks} review={review} />
        ) : (
          <EditView editing={editing} live={live} alternatives={result.alternatives} />
        )}
      </section>
      <Footer
        result={result}
        review={review}
        isStale={onRestore !== null}
        onAcceptAll={review.isEdited ? dropEdits : review.acceptAll}
        onCheck={props.onCheck}
        onChat={props.onChat}
        onEssay={props.onEssay}
      />
    </>
  )
}

type ShownChangesProps = { original: string; locks: HumanizedText['locks']; review: Review }

/** The changes of the run to choose from, or all that the user's own text changes, to read. */
function ShownChanges({ original, locks, review }: ShownChangesProps) {
  const written = useMemo(
    () =>
      review.isEdited ? { edits: writtenEdits(original, review.text), rejected: new Set<number>() } : null,
    [original, review.isEdited, review.text],
  )
  return (
    <DiffText
      original={original}
      locks={locks}
      review={written ? { ...review, ...written } : review}
      isStill={written !== null}
    />
  )
}

type FooterProps = Pick<ResultViewProps, 'onCheck' | 'onChat' | 'onEssay'> & {
  result: HumanizedText
  review: Review
  isStale: boolean
  onAcceptAll: () => void
}

function Footer({ result, review, isStale, onAcceptAll, onCheck, onChat, onEssay }: FooterProps) {
  const changes = review.isEdited
    ? rewriteTexts.editedByYou
    : changesText(review.edits.length, review.rejected.size)
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-6 py-3.5 max-md:px-5">
      <p className="tabular min-w-0 flex-1 basis-48 text-13 text-pretty text-ink-muted">
        {changes} {costText(result)}
      </p>
      {/* Empty at first, because RunStatus announces the end of the run. */}
      <p role="status" className="sr-only">
        {review.isTouched && changes}
      </p>
      <span className="flex gap-2 max-md:w-full">
        {review.isTouched && (
          <IconButton
            label={review.isEdited ? rewriteTexts.dropEdits : rewriteTexts.useAllChanges}
            icon={<RotateCcw />}
            variant="outline"
            onClick={onAcceptAll}
          />
        )}
        <IconButton
          label={rewriteTexts.sendToEssay}
          icon={<FilePenLine />}
          variant="outline"
          disabled={isStale}
          onClick={() => onEssay(review.text)}
        />
        <Button
          icon={<MessageSquare />}
          disabled={isStale}
          className="max-md:flex-1"
          onClick={() => onChat(review.text)}
        >
          {rewriteTexts.useInChat}
        </Button>
        <Button
          icon={<ScanText />}
          disabled={isStale}
          className="max-md:flex-1"
          onClick={() => onCheck(review.text)}
        >
          {rewriteTexts.checkForAi}
        </Button>
      </span>
    </footer>
  )
}

/** Shown with the changes of the run, which what the user has written since is not a part of. */
function EditedNote({ onDrop }: { onDrop: () => void }) {
  return (
    <Note icon={<FilePenLine aria-hidden="true" />}>
      <p className="text-pretty">{rewriteTexts.editedSince}</p>
      <Button size="sm" onClick={onDrop} className="mt-2">
        {rewriteTexts.dropEdits}
      </Button>
    </Note>
  )
}

export function download(text: string): void {
  downloadFile(`humanized-${new Date().toISOString().slice(0, 10)}.txt`, text)
}

function changesText(changes: number, rejected: number): string {
  const made = changes - rejected
  return rejected === 0 ? rewriteTexts.changesMade({ made }) : rewriteTexts.keptAsBefore({ made, rejected })
}
