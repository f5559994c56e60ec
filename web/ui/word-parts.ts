import { AlignmentType, BorderStyle, type ILevelsOptions, LevelFormat } from 'docx'

/** Parts of Word documents that every export uses. Import it lazily: the library is large. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const wordFonts = { code: 'Consolas' }
export const codeGround = 'F3F0EA'
export const listDepthMax = 8
export const indentTwips = 400

const line = { style: BorderStyle.SINGLE, size: 4, color: 'CFC9BF' }

export const ruleBorder = { bottom: { ...line, space: 1 } }
export const cellMargins = { top: 60, bottom: 60, left: 110, right: 110 }
export const tableBorders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
}

/** Returns the levels of one list, which starts counting at `start`. */
export function listLevels(isOrdered: boolean, start: number): ILevelsOptions[] {
  return Array.from({ length: listDepthMax + 1 }, (_, level) => ({
    level,
    start,
    format: isOrdered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: isOrdered ? `%${level + 1}.` : ['•', '◦', '▪'][level % 3]!,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * indentTwips, hanging: 300 } } },
  }))
}

/** Removes control characters and lone surrogates, which XML does not allow; Word refuses a file with one. */
export function textForXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes exactly these characters
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
