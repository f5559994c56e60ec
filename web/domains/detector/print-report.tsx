import { printDocument } from '../../ui/print-document.tsx'
import { PrintedReport, type ReportProps } from './printed-report.tsx'

/** Opens the browser's print with the report, which also saves it as PDF. */
export function printReport(report: ReportProps): Promise<void> {
  const day = report.checkedAt.toISOString().slice(0, 10)
  return printDocument({ fileName: `detector-report-${day}`, content: <PrintedReport {...report} /> })
}
