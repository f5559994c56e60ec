import { moneyText } from '../../../../contract/billing/money.ts'
import type { Invoice } from '../shapes.ts'
import { day } from './frame.ts'

/** Writes an invoice as a PDF file with one page. */
export function invoicePdf(invoice: Invoice): Uint8Array<ArrayBuffer> {
  const lines = [
    'LOCAL: a stand-in for the payment provider. No money moved.',
    '',
    `Invoice ${invoice.number}`,
    `Date: ${day(invoice.created)}`,
    `Status: ${invoice.status}`,
    '',
    ...invoice.lines.data.map(
      ({ description, amount, period }) =>
        `${description}, ${day(period.start)} to ${day(period.end)}: ${moneyText(amount, invoice.currency)}`,
    ),
    '',
    `Total: ${moneyText(invoice.amount_due, invoice.currency)}`,
  ]
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 18 TL 56 780 Td\n${text}\nET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** WinAnsi has the sign × and no minus sign. */
function escaped(line: string): string {
  return line.replaceAll('−', '-').replaceAll('\\', '\\\\').replaceAll('(', '\\(').replaceAll(')', '\\)')
}

function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
