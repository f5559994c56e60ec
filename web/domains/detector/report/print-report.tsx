import { printDocument, printInstead } from '../../../ui/layout/print-document.tsx'
import { PrintedReport, type ReportProps } from './printed-report.tsx'

/** Opens the browser's print dialog with the report, which can also save it as PDF. */
export function printReport(report: ReportProps): Promise<void> {
  return printDocument(asDocument(report))
}

/** Makes the browser's own print command print the report instead of the screen. Returns a function that ends this. */
export function printReportInstead(report: ReportProps): () => void {
  return printInstead(asDocument(report))
}

function asDocument(report: ReportProps) {
  const day = report.checkedAt.toISOString().slice(0, 10)
  return { fileName: `detector-report-${day}`, content: <PrintedReport {...report} /> }
}
