import { printDocument, printInstead } from '../../../ui/layout/print-document.tsx'
import { PrintedReport, type ReportProps } from './printed-report.tsx'

/** Opens the browser's print with the report, which also saves it as PDF. */
export function printReport(report: ReportProps): Promise<void> {
  return printDocument(asDocument(report))
}

/** The browser's own print gives the report too, and not the screen. Answers how to stop. */
export function printReportInstead(report: ReportProps): () => void {
  return printInstead(asDocument(report))
}

function asDocument(report: ReportProps) {
  const day = report.checkedAt.toISOString().slice(0, 10)
  return { fileName: `detector-report-${day}`, content: <PrintedReport {...report} /> }
}
