import { FileDown, FileText, Printer } from 'lucide-react'
import { originalityReportTexts as texts } from '../../../locales/en/originality/report.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useShell } from '../../../ui/shell/shell-context.ts'
import { toast } from '../../../ui/toast.tsx'
import { markdownReport, type ReportProps } from './markdown-report.ts'

/** The actions on a result; disabled until there is one. */
export function ReportMenu({ report }: { report: ReportProps | null }) {
  const { isPhone } = useShell()
  async function print() {
    if (!report) return
    try {
      const { printReport } = await import('./print-report.tsx')
      await printReport(report)
    } catch {
      toast.error(texts.reportFailed)
    }
  }
  function download() {
    if (!report) return
    const day = report.checkedAt.toISOString().slice(0, 10)
    downloadFile(`originality-report-${day}.md`, markdownReport(report), 'text/markdown')
  }
  const trigger = isPhone ? (
    <IconButton label={texts.report} icon={<FileDown />} disabled={!report} />
  ) : (
    <Button icon={<FileDown />} disabled={!report}>
      {texts.report}
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Printer />} onSelect={print}>
        {texts.printReport}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={download}>
        {texts.downloadAsMarkdown}
      </MenuItem>
    </Menu>
  )
}
