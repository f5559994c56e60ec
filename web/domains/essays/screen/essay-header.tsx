import type { Editor } from '@tiptap/core'
import {
  Download,
  Ellipsis,
  FileDown,
  FileUp,
  Focus,
  GraduationCap,
  ListTree,
  MessageSquare,
  Printer,
  Search,
  Share2,
  Square,
  Volume2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { importing } from '../../../locales/en/essays/import.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { shareTexts } from '../../../locales/en/essays/share.ts'
import { tools } from '../../../locales/en/essays/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { canReadAloud, useReadAloud } from '../../../ui/read-aloud.ts'
import { TopBar } from '../../../ui/shell/top-bar.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { RecordMark } from '../record/record-mark.tsx'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { type EssayFormat, essayFormats } from '../transfer/export-essay.ts'
import { chooseImport } from './import-essay.ts'
import { SaveStateNote } from './save-state.tsx'
import { type SidePanelId, sidePanelIds, sidePanels } from './side-panels.tsx'
import { TitleField } from './title-field.tsx'

export type ScreenView = {
  isOutline: boolean
  isFocus: boolean
  isChat: boolean
  isNarrow: boolean
  /** The panel beside the page. */
  panel: SidePanelId | null
}

type EssayHeaderProps = {
  session: EssaySession
  state: EssayView
  onTitle: (title: string) => void
  editor: Editor
  view: ScreenView
  onView: (change: Partial<ScreenView>) => void
  onLoad: () => void
  onFind: () => void
  onPrint: () => void
  onShare: () => void
  onDownload: (format: EssayFormat) => void
  isDownloadOpen: boolean
  onDownloadOpen: (isOpen: boolean) => void
}

/** Title, save state and what concerns the whole document. On narrow screens most of it is in one menu. */
export function EssayHeader({
  session,
  state,
  onTitle,
  editor,
  view,
  onView,
  onLoad,
  onFind,
  onPrint,
  onShare,
  onDownload,
  ...download
}: EssayHeaderProps) {
  const reading = useReadAloud(`essay-${session.chatId}`, () => paragraphsOf(editor))
  const readText = reading.isReading ? texts.stopReading : texts.readAloud
  const readIcon = reading.isReading ? <Square className="size-3.5! fill-current" /> : <Volume2 />
  const navigate = useNavigate()
  // The study simulator makes questions from the essay.
  const study = () => void navigate(`/study-simulator/new?essay=${session.chatId}`)
  const importHere = () => chooseImport({ editor, session, onTitle })
  const title = (
    <div className="flex min-w-0 items-center gap-2">
      <TitleField title={state.title} onTitle={onTitle} />
      <SaveStateNote view={state} onRetry={session.retry} />
      <RecordMark state={state.record} />
    </div>
  )
  if (view.isNarrow)
    return (
      <TopBar
        title={title}
        actions={
          <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis />} />}>
            <Item icon={<MessageSquare />} onSelect={onLoad} text={texts.loadFromChat} />
            <MenuSeparator />
            <Item icon={<Printer />} onSelect={onPrint} text={texts.downloadPdf} />
            <FileItems onDownload={onDownload} />
            <MenuSeparator />
            <Item icon={<FileUp />} onSelect={importHere} text={importing.choose} />
            <Item icon={<Share2 />} onSelect={onShare} text={shareTexts.share} />
            <Item icon={<GraduationCap />} onSelect={study} text={texts.study} />
            {sidePanelIds.map((panel) => (
              <Item
                key={panel}
                icon={sidePanels[panel].icon}
                onSelect={() => onView({ panel })}
                text={sidePanels[panel].title()}
              />
            ))}
            <MenuSeparator />
            <Item icon={<Search />} onSelect={onFind} text={tools.find} />
            <Item icon={<Focus />} onSelect={() => onView({ isFocus: true })} text={texts.focusMode} />
            {canReadAloud() && <Item icon={readIcon} onSelect={reading.toggle} text={readText} />}
          </Menu>
        }
      />
    )
  return (
    <TopBar
      title={title}
      actions={
        <>
          <IconButton
            label={view.isChat ? texts.hideChat : texts.showChat}
            icon={<MessageSquare />}
            variant={view.isChat ? 'active' : 'ghost'}
            aria-pressed={view.isChat}
            onClick={() => onView({ isChat: !view.isChat })}
          />
          <IconButton
            label={texts.outline}
            icon={<ListTree />}
            variant={view.isOutline ? 'active' : 'ghost'}
            aria-pressed={view.isOutline}
            onClick={() => onView({ isOutline: !view.isOutline })}
          />
          <IconButton label={tools.find} shortcut="Ctrl+F" icon={<Search />} onClick={onFind} />
          <IconButton label={texts.focusMode} icon={<Focus />} onClick={() => onView({ isFocus: true })} />
          {canReadAloud() && (
            <IconButton
              label={readText}
              icon={readIcon}
              aria-pressed={reading.isReading}
              onClick={reading.toggle}
            />
          )}
          <Tooltip text={texts.loadFromChat} shortcut="Ctrl+Shift+F">
            <Button variant="ghost" onClick={onLoad} className="px-2.5 max-xl:hidden">
              {texts.loadFromChat}
            </Button>
          </Tooltip>
          <span className="xl:hidden">
            <IconButton
              label={texts.loadFromChat}
              shortcut="Ctrl+Shift+F"
              icon={<MessageSquare />}
              onClick={onLoad}
            />
          </span>
          <span className="max-xl:hidden">
            <IconButton label={texts.study} icon={<GraduationCap />} onClick={study} />
          </span>
          <span className="xl:hidden">
            <IconButton label={importing.choose} icon={<FileUp />} onClick={importHere} />
          </span>
          <Button
            variant="ghost"
            icon={<FileUp />}
            title={importing.choose}
            onClick={importHere}
            className="px-2.5 max-xl:hidden"
          >
            {texts.import}
          </Button>
          <IconButton label={shareTexts.share} icon={<Share2 />} onClick={onShare} />
          <DownloadMenu onStudy={study} onPrint={onPrint} onDownload={onDownload} {...download} />
        </>
      }
    />
  )
}

type DownloadMenuProps = Pick<
  EssayHeaderProps,
  'onPrint' | 'onDownload' | 'isDownloadOpen' | 'onDownloadOpen'
> & { onStudy: () => void }

/** What the essay can be saved as. */
function DownloadMenu({ onPrint, onDownload, onStudy, ...open }: DownloadMenuProps) {
  return (
    <Menu
      open={open.isDownloadOpen}
      onOpenChange={open.onDownloadOpen}
      trigger={
        <Button icon={<Download />} title={texts.downloadHint({ keys: 'Ctrl+Shift+S' })} className="ml-1">
          {texts.download}
        </Button>
      }
    >
      <Item icon={<Printer />} onSelect={onPrint} text={texts.downloadPdf} />
      <FileItems onDownload={onDownload} />
      {/* Where there is no room for a button of its own. */}
      <div className="xl:hidden">
        <MenuSeparator />
        <Item icon={<GraduationCap />} onSelect={onStudy} text={texts.study} />
      </div>
    </Menu>
  )
}

function FileItems({ onDownload }: Pick<EssayHeaderProps, 'onDownload'>) {
  return essayFormats.map((format) => (
    <Item key={format} icon={<FileDown />} onSelect={() => onDownload(format)} text={texts.formats[format]} />
  ))
}

function Item({ icon, onSelect, text }: { icon: ReactNode; onSelect: () => void; text: string }) {
  return (
    // After the menu has closed and returned the focus.
    <MenuItem icon={icon} onSelect={() => setTimeout(onSelect)}>
      {text}
    </MenuItem>
  )
}

/** Returns the paragraphs of the essay for reading aloud. */
function paragraphsOf(editor: Editor): string[] {
  const { doc, selection } = editor.state
  const [from, to] = selection.empty ? [0, doc.content.size] : [selection.from, selection.to]
  return doc
    .textBetween(from, to, '\n', ' ')
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
