import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { makingTexts as texts } from '../../../locales/en/study/making.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { FileInput } from '../../../ui/fields/file-input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Reads the text of a file; the message of its error is for the user, and so is the note on what is not in the text. */
export type ReadFile = (file: File) => Promise<{ text: string; note: string | null }>
export type Material = { text: string; fileName: string | null }

type TextSourceProps = {
  isUpload: boolean
  material: Material
  onChange: (material: Material) => void
  readFile: ReadFile
  fileTypes: string
}

/** A text that is pasted, or read from a file and shown for changes. */
export function TextSource({ isUpload, material, onChange, readFile, fileTypes }: TextSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const opening = useRef(0)
  const { text, fileName } = material
  const most = limits.studyTextCharactersMax
  const isTooLong = text.length > most

  async function open(file: File | undefined) {
    if (!file) return
    const own = ++opening.current
    setError(null)
    setIsReading(true)
    try {
      const read = await readFile(file)
      if (own !== opening.current) return
      if (read.note !== null) toast(contractText(read.note), { duration: 12_000 })
      onChange({ text: read.text, fileName: file.name.slice(0, limits.fileNameCharactersMax) })
    } catch (failure) {
      if (own === opening.current) setError(failure instanceof Error ? failure.message : texts.failed)
    } finally {
      if (own === opening.current) setIsReading(false)
    }
  }
  /** A file that is still being read must not replace what is typed. */
  function type(typed: string) {
    opening.current++
    setIsReading(false)
    onChange({ text: typed, fileName })
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button opens the same file as a drop here
    <div className="flex flex-col gap-3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {isUpload && (
        <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line-control px-6 py-8 text-center">
          <FileInput
            ref={input}
            label={texts.chooseFile}
            accept={fileTypes}
            onChoose={([file]) => void open(file)}
          />
          <Button
            icon={<FileUp aria-hidden="true" />}
            busy={isReading}
            onClick={() => input.current?.click()}
          >
            {isReading ? texts.reading : texts.chooseFile}
          </Button>
          <p className="text-13 text-ink-muted">{texts.dropped}</p>
          <p className="text-13 text-pretty text-ink-muted">{fileName ?? texts.fileHint}</p>
        </div>
      )}
      {error && <ErrorNote>{error}</ErrorNote>}
      {(!isUpload || text !== '') && (
        <>
          <Textarea
            aria-label={texts.yourText}
            placeholder={texts.placeholder}
            value={text}
            aria-invalid={isTooLong || undefined}
            onChange={(event) => type(event.target.value)}
            className="h-72 max-md:h-56"
          />
          <p className={classNames('tabular text-13', isTooLong ? 'text-danger' : 'text-ink-muted')}>
            {isTooLong
              ? texts.tooLong({ count: text.length, max: most })
              : texts.words({ count: countWords(text) })}
          </p>
        </>
      )}
    </div>
  )
}
