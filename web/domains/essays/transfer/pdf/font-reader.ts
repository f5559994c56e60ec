import { create } from 'fontkit'
import type { PDFDocument } from 'pdf-lib'

type FontReader = Parameters<PDFDocument['registerFontkit']>[0]
type Stream = { on: (event: string, listen: (bytes?: Uint8Array) => void) => Stream }

/**
 * fontkit 2 in the form that pdf-lib expects, which is that of fontkit 1: a subset is read as a stream. The fork of
 * fontkit 1 that pdf-lib offers loses glyphs of these fonts.
 */
export const fontReader = {
  create(bytes: Uint8Array) {
    const font = create(bytes)
    const createSubset = font.createSubset.bind(font)
    font.createSubset = () => {
      const subset = createSubset()
      return Object.assign(subset, { encodeStream: () => streamOf(subset.encode()) })
    }
    return font
  },
} as unknown as FontReader

function streamOf(bytes: Uint8Array): Stream {
  const stream: Stream = {
    on(event, listen) {
      if (event === 'data') listen(bytes)
      if (event === 'end') listen()
      return stream
    },
  }
  return stream
}
