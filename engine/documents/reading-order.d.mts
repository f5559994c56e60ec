/** A piece of a page as the PDF library reports it; marked content has no text. */
export type PageItem = { str: string; hasEOL: boolean; transform?: number[]; width?: number; height?: number }

export function pageText(items: (PageItem | object)[]): string
