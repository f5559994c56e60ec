export type PictureAlign = 'left' | 'center' | 'right'

/** How a picture is shown: `widthPercent` is its share of the width of the text; null shows it in its own size. */
export type PictureLook = { align: PictureAlign; widthPercent: number | null; caption: string }

export const pictureWidths = { min: 10, max: 100 }
export const altCharactersMax = 1_000
export const captionCharactersMax = 1_000
const aligns = new Set<unknown>(['left', 'center', 'right'])
/** The width of the text on the page and in files, to which a width in pixels is compared. */
const textWidthPx = 602

export function readPictureLook(attrs: Record<string, unknown> | null | undefined): PictureLook {
  const { align, widthPercent, caption } = attrs ?? {}
  return {
    align: aligns.has(align) ? (align as PictureAlign) : 'center',
    widthPercent: readWidthPercent(widthPercent),
    caption: typeof caption === 'string' ? caption.toWellFormed().slice(0, captionCharactersMax) : '',
  }
}

/** Returns a whole percentage within the bounds; null for anything that is no number. */
export function readWidthPercent(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null
  return Math.round(Math.min(pictureWidths.max, Math.max(pictureWidths.min, number)))
}

/** Reads the width that HTML states, in per cent of the text or in pixels. */
export function readStatedWidth(stated: string): number | null {
  const match = /^(\d{1,5}(?:\.\d{1,4})?)(%|px)?$/.exec(stated.trim())
  if (!match) return null
  const number = Number(match[1])
  return readWidthPercent(match[2] === '%' ? number : (number / textWidthPx) * 100)
}
