import { Braces, Download, FileText, FileType, Printer } from 'lucide-react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { MenuItem, SubMenu } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ExportFormat } from '../export/export-chat.ts'
import { reason } from './use-chat-actions.ts'

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
