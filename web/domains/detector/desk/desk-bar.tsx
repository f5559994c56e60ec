import { Eraser, Feather, FilePenLine, ScanText } from 'lucide-react'
import { limits } from '../../../../contract/limits.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { detectorDeskTexts } from '../../../locales/en/detector/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type DeskBarProps = {
  text: string
  busy: boolean
  onCheck: () => void
  onCancel: () => void
  onHumanize: () => void
  onClear: () => void
  /** Opens the text in the essay writer. */
  onEssay: () => void
}

/** The character counter and the actions on the text. */
export function DeskBar({ text, busy, onCheck, onCancel, onHumanize, onClear, onEssay }: DeskBarProps) {
  const isTooLong = text.length > limits.detectCharactersMax
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <p
        className={classNames(
          'tabular min-w-0 flex-1 basis-40 text-13',
          isTooLong ? 'text-danger' : 'text-ink-muted',
        )}
      >
        <span className="whitespace-nowrap">{detectorDeskTexts.words({ count: countWords(text) })}</span>
        {' · '}
        <span className="whitespace-nowrap">
          {isTooLong
            ? detectorDeskTexts.charactersOf({ count: text.length, max: limits.detectCharactersMax })
            : detectorDeskTexts.characters({ count: text.length })}
        </span>
      </p>
      <div className="flex">
        <CopyButton text={text} disabled={text === ''} />
        <IconButton
          label={detectorDeskTexts.sendToEssay}
          icon={<FilePenLine />}
          disabled={text.trim() === ''}
          onClick={onEssay}
        />
        <span className="contents @2xl:hidden">
          <IconButton
            label={detectorDeskTexts.clearAll}
            icon={<Eraser />}
            disabled={text === ''}
            onClick={onClear}
          />
        </span>
        <span className="hidden @2xl:contents">
          <Button variant="ghost" disabled={text === ''} onClick={onClear}>
            {detectorDeskTexts.clearAll}
          </Button>
        </span>
      </div>
      <div className="flex w-full gap-2 @2xl:w-auto">
        <Button icon={<Feather />} disabled={text.trim() === ''} onClick={onHumanize} className="flex-1">
          {detectorDeskTexts.humanize}
        </Button>
        {busy ? (
          <Button onClick={onCancel} className="min-w-36 flex-1">
            {detectorDeskTexts.cancel}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<ScanText />}
            onClick={onCheck}
            title={detectorDeskTexts.ctrlEnter}
            className="min-w-36 flex-1"
          >
            {detectorDeskTexts.checkForAi}
          </Button>
        )}
      </div>
    </div>
  )
}
