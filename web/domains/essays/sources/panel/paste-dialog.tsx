import { useEffect, useId, useRef, useState } from 'react'
import type * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { limits } from '../../../../../contract/limits.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorNote } from '../../../../ui/feedback/error-state.tsx'
import { ChooseFileButton } from '../../../../ui/fields/choose-file-button.tsx'
import { Textarea } from '../../../../ui/fields/textarea.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { type AddedFromText, addFromText } from '../library/add-from-text.ts'
import type { Fault } from '../parse/parsed.ts'
import { useLookUp } from './use-look-up.ts'

const fileBytesMax = 10_000_000
const faultsShown = 20

type PasteDialogProps = {
  doc: Y.Doc
  /** Called with the sources that were added or known. */
  onAdded: (sources: Source[]) => void
  onByHand: () => void
  onClose: () => void
}

/** Adds sources from a pasted text or a file. What cannot be read stays in the field and is named. */
export function PasteDialog({ doc, onAdded, onByHand, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [result, setResult] = useState<AddedFromText | null>(null)
  const [progress, setProgress] = useState<{ at: number; count: number } | null>(null)
  const lookUp = useLookUp()
  const isOnline = useOnline()
  const running = useRef<AbortController | null>(null)
  const id = useId()
  // Closing the dialog ends the look-ups, and adds nothing.
  useEffect(() => () => running.current?.abort(), [])

  async function add(content: string) {
    const run = new AbortController()
    running.current = run
    setIsBusy(true)
    setError(null)
    setResult(null)
    const onProgress = (at: number, count: number) => setProgress({ at, count })
    try {
      const added = await addFromText(doc, content, { lookUp, signal: run.signal, onProgress })
      const count = added.added.length + added.same.length
      if (count > 0) onAdded([...added.added, ...added.same])
      if (count > 0 && added.faults.length + added.refused === 0) {
        toast.success(summaryOf(added))
        onClose()
      } else setResult(added)
    } catch {
      if (!run.signal.aborted) setError(navigator.onLine ? texts.readFailed : texts.readOffline)
    } finally {
      setIsBusy(false)
      setProgress(null)
    }
  }
  function addFile(file: File) {
    if (file.size > fileBytesMax) return setError(texts.fileTooLarge({ size: '10 MB' }))
    void Promise.all([file.arrayBuffer(), import('../../decode-text.ts')]).then(
      ([bytes, { decodeText }]) => add(decodeText(new Uint8Array(bytes))),
      () => setError(texts.fileUnreadable),
    )
  }
  const hint = !lookUp ? texts.pasteByHand : isOnline ? texts.pasteOnline : texts.pasteOffline
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.pasteTitle}
      actions={
        <>
          <Button variant="ghost" onClick={onByHand} className="mr-auto">
            {texts.addByHand}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void add(text)}
          >
            {texts.pasteRead}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <label htmlFor={id} className="font-medium">
          {texts.pasteLabel}
        </label>
        <Textarea
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          heightMinPx={120}
          heightMaxPx={240}
          spellCheck={false}
          className="rounded-control! p-3! text-14! max-md:text-16!"
        />
        <p className="text-13 text-ink-muted">
          {texts.pasteHint} {hint}
        </p>
        <div>
          <ChooseFileButton
            label={texts.pasteFile}
            accept=".bib,.bibtex,.ris,.json,.txt"
            busy={isBusy}
            onChoose={addFile}
          />
        </div>
      </div>
      {progress && (
        <p role="status" className="text-13 text-ink-muted">
          {texts.lookingUp({ at: progress.at + 1, count: progress.count })}
        </p>
      )}
      {error && <ErrorNote>{error}</ErrorNote>}
      {result && <Result result={result} />}
    </Dialog>
  )
}

function summaryOf({ added, same, refused }: AddedFromText): string {
  return [
    ...(added.length > 0 ? [texts.addedCount({ count: added.length })] : []),
    ...(same.length > 0 ? [texts.sameCount({ count: same.length })] : []),
    ...(refused > 0 ? [texts.refusedCount({ count: refused, max: limits.sourcesMax })] : []),
  ].join(' ')
}

function Result({ result }: { result: AddedFromText }) {
  const { faults } = result
  const summary = summaryOf(result)
  return (
    <div role="status" className="flex flex-col gap-2 text-14">
      <p>{summary || texts.nothingRead}</p>
      {faults.length > 0 && (
        <div className="rounded-control bg-caution-soft px-3 py-2.5 text-13">
          <p className="font-medium">{texts.faultsTitle({ count: faults.length })}</p>
          <ul className="mt-1 max-h-40 overflow-y-auto wrap-anywhere">
            {faults.slice(0, faultsShown).map((fault) => (
              <li key={`${fault.line} ${fault.name}`}>{lineOf(fault)}</li>
            ))}
            {faults.length > faultsShown && (
              <li>{texts.moreFaults({ count: faults.length - faultsShown })}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}

function lineOf({ name, line, reason }: Fault): string {
  return texts.faultLine({ name, line, reason: texts.faults[reason] })
}
