import { Download, ScanText } from 'lucide-react'
import { keptTextTexts } from '../../../locales/en/humanizer/history.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { KeptLine } from '../../../ui/history/kept-line.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { download } from '../result/result-view.tsx'

type KeptTextViewProps = { text: string; madeAt: string; onCheck: (text: string) => void }

/** Shows a humanized text of which only the text is stored. */
export function KeptTextView({ text, madeAt, onCheck }: KeptTextViewProps) {
  return (
    <>
      <div className="flex shrink-0 flex-col gap-4 px-6 pt-5 pb-4 max-md:px-5">
        <div className="flex items-center justify-between gap-2">
          <KeptLine what={keptTextTexts.humanized} at={new Date(madeAt)} isWhole={false} />
          <span className="flex">
            <CopyButton text={text} />
            <IconButton label={keptTextTexts.download} icon={<Download />} onClick={() => download(text)} />
          </span>
        </div>
        <Note>{keptTextTexts.thisTextWasSavedBy}</Note>
      </div>
      <section
        aria-label={keptTextTexts.humanizedText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 px-6 pb-6 max-md:px-5 @2xl:overflow-y-auto"
      >
        <p className="text-16 leading-7 wrap-break-word whitespace-pre-wrap">{text}</p>
      </section>
      <footer className="flex shrink-0 justify-end border-t border-line px-6 py-3.5 max-md:px-5">
        <Button icon={<ScanText />} className="max-md:flex-1" onClick={() => onCheck(text)}>
          {keptTextTexts.checkForAi}
        </Button>
      </footer>
    </>
  )
}
