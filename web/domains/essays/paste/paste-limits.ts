/** Larger pastes are refused with a sentence; the clipboard and the open text keep everything. */
const htmlCharactersMax = 5_000_000
const textCharactersMax = 2_000_000
export const tableRowsMax = 1_000

/** Reports whether neither the formatting nor the words can be pasted. */
export function isPasteTooLong(html: string, text: string): boolean {
  return text.length > textCharactersMax || (isTooMuchFormatting(html) && text === '')
}

/** Reports whether the formatting is too large to read, so that only the words are pasted. */
export function isTooMuchFormatting(html: string): boolean {
  return html.length > htmlCharactersMax
}

export function hasTooLongTable(root: ParentNode): boolean {
  return Array.from(root.querySelectorAll('table')).some(
    (table) => table.querySelectorAll('tr').length > tableRowsMax,
  )
}
