import { Braces, Download, FileDown, FileText, FileType, type LucideIcon, Printer } from 'lucide-react'
import { use } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { MenuItem, SubMenu } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ExportFormat } from '../export/export-chat.ts'
import { EssayExportContext, type EssayExportFormat } from './essay-export.ts'
import { reason } from './use-chat-actions.ts'

const essayFormats = (): Record<EssayExportFormat, { text: string; icon: LucideIcon }> => ({
  print: { text: listTexts.printOrSaveAsPdf, icon: Printer },
  pdf: { text: listTexts.pdfFile, icon: FileDown },
  docx: { text: listTexts.wordFile, icon: FileDown },
  doc: { text: listTexts.oldWordFile, icon: FileDown },
  rtf: { text: listTexts.richTextFile, icon: FileDown },
  txt: { text: listTexts.plainTextFile, icon: FileDown },
  md: { text: listTexts.markdownFile, icon: FileDown },
  html: { text: listTexts.webPageFile, icon: FileDown },
})

/** Exports the essay, in the formats that its page offers, and not the chat about it. */
export function EssayExportMenu({ essay }: { essay: ChatSummary }) {
  const exportEssay = use(EssayExportContext)
  return (
    <SubMenu icon={<Download />} label={listTexts.export}>
      {Object.entries(essayFormats()).map(([format, { text, icon: Icon }]) => (
        <MenuItem
          key={format}
          icon={<Icon />}
          onSelect={() => void exportEssay(essay, format as EssayExportFormat)}
        >
          {text}
        </MenuItem>
      ))}
    </SubMenu>
  )
}

/** Exports the chat as a file. The writer of each format is loaded on demand. */
export function ExportMenu({ chat }: { chat: ChatSummary }) {
  async function save(format: ExportFormat) {
    const busy = format === 'docx' || format === 'pdf' ? toast.loading(listTexts.preparingYourFile) : null
    try {
      const { exportChat } = await import('../export/export-chat.ts')
      await exportChat(chat.id, format)
    } catch (error) {
      toast.error(listTexts.wasNotExported({ title: chat.title, error: reason(error) }))
    } finally {
      if (busy !== null) toast.dismiss(busy)
    }
  }
  return (
    <SubMenu icon={<Download />} label={listTexts.export}>
      <MenuItem icon={<FileText />} onSelect={() => void save('markdown')}>
        {listTexts.markdown}
      </MenuItem>
      <MenuItem icon={<FileType />} onSelect={() => void save('docx')}>
        {listTexts.wordDocument}
      </MenuItem>
      <MenuItem icon={<Printer />} onSelect={() => void save('pdf')}>
        {listTexts.printOrSaveAsPdf}
      </MenuItem>
      <MenuItem icon={<Braces />} onSelect={() => void save('json')}>
        {listTexts.jsonWithAllBranches}
      </MenuItem>
    </SubMenu>
  )
}
