import { Eraser, FileSearch, FileText, FileUp, PenLine } from 'lucide-react'
import { useRef } from 'react'
import { countWords } from '../../../../contract/word-count.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FileInput } from '../../../ui/fields/file-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sourceFileTypes } from '../check/read-files.ts'

type DeskBarProps = {
  text: string
  charactersMax: number
  stage: 'idle' | 'working' | 'done' | 'failed'
  /** Null for visitors. */
  onPick: (() => void) | null
  onFile: (file: File) => void
  onCheck: () => void
  onCancel: () => void
  onEdit: () => void
  onClear: () => void
}

/** The count of the text and the actions on it. */
export function DeskBar(props: DeskBarProps) {
  const { text, charactersMax, stage, onPick, onFile, onCheck, onCancel, onEdit, onClear } = props
  const input = useRef<HTMLInputElement>(null)
  const isTooLong = text.length > charactersMax
  const isDone = stage === 'done'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        className={classNames(
          'tabular min-w-0 flex-1 basis-32 text-13',
          isTooLong ? 'text-danger' : 'text-ink-muted',
        )}
      >
        {isTooLong
          ? texts.charactersOf({ count: text.length, max: charactersMax })
          : texts.words({ count: countWords(text) })}
      </p>
      <div className="flex">
        {!isDone && (
          <>
            <FileInput
              ref={input}
              label={texts.fileTypes}
              accept={sourceFileTypes}
              onChoose={([file]) => onFile(file!)}
            />
            <IconButton label={texts.openFile} icon={<FileUp />} onClick={() => input.current?.click()} />
            {onPick && <IconButton label={texts.ownDocuments} icon={<FileText />} onClick={onPick} />}
          </>
        )}
        <IconButton label={texts.clearAll} icon={<Eraser />} disabled={text === ''} onClick={onClear} />
      </div>
      <div className="flex w-full gap-2 @2xl:w-auto">
        {stage === 'working' ? (
          <Button onClick={onCancel} className="min-w-44 flex-1">
            {texts.cancel}
          </Button>
        ) : isDone ? (
          <Button icon={<PenLine />} onClick={onEdit} className="min-w-44 flex-1">
            {texts.editText}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<FileSearch />}
            onClick={onCheck}
            title={texts.ctrlEnter}
            className="min-w-44 flex-1"
          >
            {texts.check}
          </Button>
        )}
      </div>
    </div>
  )
}
