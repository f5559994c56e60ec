import type { PDFDocument, PDFFont } from 'pdf-lib'
import type { Look } from '../document/essay-blocks.ts'
import { fontReader } from './font-reader.ts'
import type { MathFace } from './math-faces.ts'

type Family = 'serif' | 'sans' | 'mono'
type Style = '' | 'Bold' | 'Italic' | 'BoldItalic'
export type Face = `${Family}${Style}` | MathFace
export type LoadFace = (face: Face) => Promise<ArrayBuffer | Uint8Array>

/** The serif has the metrics of Times New Roman, the others those of Arial and Courier New. */
const families: Record<string, Family> = {
  Arial: 'sans',
  Calibri: 'sans',
  Verdana: 'sans',
  Helvetica: 'sans',
  'Courier New': 'mono',
}

export type Faces = {
  of: (look: Look, font: string) => PDFFont
  /** A font of KaTeX, if a formula needs it. */
  math: (face: MathFace) => PDFFont | undefined
  has: (character: string, face: PDFFont) => boolean
  /** Replaces the characters that the face does not have. */
  writable: (text: string, face: PDFFont) => string
  /** The width of a text at the size of 1 point. */
  width: (text: string, face: PDFFont) => number
  /** The characters that were replaced. */
  missing: Set<string>
}

/** Signs without a shape of their own, which some fonts draw as a blank: soft hyphens, word joiners, and their kind. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

export function faceOf(look: Look, font: string): Face {
  const family = look.code ? 'mono' : (families[look.font ?? font] ?? 'serif')
  return `${family}${look.bold ? 'Bold' : ''}${look.italic ? 'Italic' : ''}`
}

/** Embeds the faces that the document uses, each with only the characters that occur. */
export async function embedFaces(file: PDFDocument, wanted: Set<Face>, load: LoadFace): Promise<Faces> {
  file.registerFontkit(fontReader)
  const fonts = new Map<Face, PDFFont>()
  const known = new Map<PDFFont, Set<number>>()
  const widths = new Map<PDFFont, Map<string, number>>()
  const missing = new Set<string>()
  await Promise.all(
    [...wanted].map(async (face) => {
      const bytes = await load(face)
      const font = await file.embedFont(bytes, { subset: true, features: { liga: false } })
      fonts.set(face, font)
      widths.set(font, new Map())
      known.set(font, new Set(font.getCharacterSet()))
    }),
  )
  return {
    of: (look, font) => fonts.get(faceOf(look, font))!,
    math: (face) => fonts.get(face),
    has: (character, face) => known.get(face)?.has(character.codePointAt(0) ?? 0) ?? false,
    writable(text, face) {
      const characters = known.get(face)!
      let out = ''
      for (const character of text.replace(ignorable, '')) {
        if (characters.has(character.codePointAt(0)!)) out += character
        else if (!/\p{Cf}|\p{Mn}|\p{Cc}/u.test(character)) {
          missing.add(character)
          out += characters.has(0x25a1) ? '\u25a1' : '?'
        }
      }
      return out
    },
    width(text, face) {
      const measured = widths.get(face)!
      const width = measured.get(text) ?? face.widthOfTextAtSize(text, 1)
      measured.set(text, width)
      return width
    },
    missing,
  }
}
