import { printDocument } from '../../../ui/layout/print-document.tsx'
import type { ReportProps } from './markdown-report.ts'
import { PrintedReport } from './printed-report.tsx'

/** Opens the browser's print dialog with the report, which can also save it as PDF. */
export function printReport(report: ReportProps): Promise<void> {
  const day = report.checkedAt.toISOString().slice(0, 10)
  return printDocument({ fileName: `originality-report-${day}`, content: <PrintedReport {...report} /> })
}
