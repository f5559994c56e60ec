/** Writes rows as comma-separated values. The mark at the start tells Excel that the file is UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`
}

/**
 * The start of a formula: at the start of a value, and wherever a spreadsheet may start a cell. Those of many languages
 * separate cells by semicolons or tabs, and then neither commas nor quotation marks keep a value together.
 */
const formula = /(^|[;\t\r\n])([ \u00a0"]*)(?=[=+\-@])/g

/** A spreadsheet calculates what begins like a formula, so the sign gets an apostrophe before it. */
function csvField(text: string): string {
  const safe = text.replace(formula, "$1$2'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
