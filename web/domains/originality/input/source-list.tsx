import { FileText, FileUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { originalityLimits } from '../../../../contract/originality/originality.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { FileInput } from '../../../ui/fields/file-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import type { GivenSource } from '../check/draft.ts'
import { readFiles, sourceFileTypes } from '../check/read-files.ts'
import { SourceDialog } from './source-dialog.tsx'

type SourceListProps = {
  sources: GivenSource[]
  onSources: (change: (before: GivenSource[]) => GivenSource[]) => void
  /** Characters of all sources together. */
  charactersMax: number
}

/** The texts that were pasted or uploaded for this check. */
export function SourceList({ sources, onSources, charactersMax }: SourceListProps) {
  const [edited, setEdited] = useState<{ source: GivenSource; isNew: boolean } | null>(null)
  const [isReading, setReading] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const { sourcesMax } = originalityLimits
  const isFull = sources.length >= sourcesMax
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0)

  function save(source: GivenSource) {
    onSources((before) =>
      before.some(({ id }) => id === source.id)
        ? before.map((each) => (each.id === source.id ? source : each))
        : [...before, source],
    )
    setEdited(null)
  }
  async function upload(chosen: File[]) {
    const room = sourcesMax - sources.length
    if (chosen.length > room) toast.error(texts.tooManySources({ max: sourcesMax }))
    setReading(true)
    const { read, failures } = await readFiles(chosen.slice(0, room))
    setReading(false)
    for (const failure of failures) toast.error(failure)
    for (const { name, isCut, note } of read) {
      if (isCut) toast(texts.isCut({ name }))
      if (note !== null) toast(`${name}: ${contractText(note)}`, { duration: 12_000 })
    }
    onSources((before) => [...before, ...read.map(({ name, text }) => ({ id: randomId(), name, text }))])
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-pretty text-ink-muted">{texts.sourcesHint}</p>
      {sources.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {sources.map((source) => (
            <li
              key={source.id}
              className="flex items-center gap-1 rounded-control border border-line bg-surface-raised pl-3"
            >
              <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              <button
                type="button"
                title={texts.editSource({ name: source.name })}
                onClick={() => setEdited({ source, isNew: false })}
                className="flex min-h-9 min-w-0 flex-1 items-baseline gap-2 px-1.5 py-1.5 text-left max-md:min-h-11 max-md:items-center"
              >
                <span className="truncate text-14">{source.name}</span>
                <span className="tabular shrink-0 text-12 text-ink-muted">
                  {texts.words({ count: countWords(source.text) })}
                </span>
              </button>
              <IconButton
                label={texts.remove({ name: source.name })}
                icon={<X />}
                onClick={() => onSources((before) => before.filter(({ id }) => id !== source.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {characters > charactersMax && (
        <p role="alert" className="text-13 text-danger">
          {texts.sourcesTooLong({ count: characters, max: charactersMax })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Plus />}
          disabled={isFull}
          onClick={() =>
            setEdited({
              source: { id: randomId(), name: texts.sourceNumber({ number: sources.length + 1 }), text: '' },
              isNew: true,
            })
          }
        >
          {texts.pasteSource}
        </Button>
        <FileInput
          ref={files}
          label={texts.fileTypes}
          accept={sourceFileTypes}
          multiple
          onChoose={(chosen) => void upload(chosen)}
        />
        <Button
          size="sm"
          icon={<FileUp />}
          busy={isReading}
          disabled={isFull}
          onClick={() => files.current?.click()}
        >
          {texts.uploadSources}
        </Button>
      </div>
      {edited && <SourceDialog {...edited} onSave={save} onClose={() => setEdited(null)} />}
    </div>
  )
}
