import { Braces, ClipboardCopy, FileDown, FileText, Printer, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { reportTexts } from '../../../locales/en/detector/report.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useShell } from '../../../ui/shell/shell-context.ts'
import { toast } from '../../../ui/toast.tsx'
import type { CheckState } from '../check/use-check.ts'
import { jsonReport, markdownReport, plainReport } from './report.ts'

const reportFailed = () => reportTexts.theReportCouldNotBe

type ReportMenuProps = {
  state: CheckState
  /** Opens the dialog for a link; null for visitors. */
  onShare: (() => void) | null
}

/** The actions on a result; disabled until there is one. */
export function ReportMenu({ state, onShare }: ReportMenuProps) {
  const { isPhone } = useShell()
  const disabled = state.stage !== 'done'
  usePrintedReport(state)

  async function copy() {
    if (state.stage !== 'done') return
    if (await copyText(plainReport(state.detection))) toast.success(reportTexts.reportCopied)
    else toast.error(errorTexts.copyFailed)
  }
  async function print() {
    if (state.stage !== 'done') return
    try {
      const { printReport } = await import('./print-report.tsx')
      await printReport(state)
    } catch {
      toast.error(reportFailed())
    }
  }
  function downloadAs(ending: 'md' | 'json') {
    if (state.stage !== 'done') return
    const { text, detection, checkedAt } = state
    const [write, type] =
      ending === 'md' ? [markdownReport, 'text/markdown'] : [jsonReport, 'application/json']
    const report = write({ product: brand.name, text, detection, checkedAt })
    downloadFile(`detector-report-${checkedAt.toISOString().slice(0, 10)}.${ending}`, report, type)
  }
  const trigger = isPhone ? (
    <IconButton label={reportTexts.report} icon={<FileDown />} disabled={disabled} />
  ) : (
    <Button icon={<FileDown />} disabled={disabled}>
      {reportTexts.report}
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Printer />} onSelect={print}>
        {reportTexts.printReport}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => downloadAs('md')}>
        {reportTexts.downloadAsMarkdown}
      </MenuItem>
      <MenuItem icon={<Braces />} onSelect={() => downloadAs('json')}>
        {reportTexts.downloadAsJson}
      </MenuItem>
      <MenuItem icon={<ClipboardCopy />} onSelect={copy}>
        {reportTexts.copyAsText}
      </MenuItem>
      {onShare && (
        <MenuItem icon={<Share2 />} onSelect={onShare}>
          {reportTexts.shareALink}
        </MenuItem>
      )}
    </Menu>
  )
}

/** Makes the browser's print command print the result as a report. Loads the part first, as printing cannot wait. */
function usePrintedReport(state: CheckState): void {
  useEffect(() => {
    if (state.stage !== 'done') return
    let stop = () => {}
    let isGone = false
    import('./print-report.tsx')
      .then(({ printReportInstead }) => {
        if (!isGone) stop = printReportInstead(state)
      })
      // If loading fails, the screen is printed.
      .catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [state])
}
