import type { UnitText } from './find-units.ts'

/** Puts a version into the typography of its original: spaces, quotation marks, apostrophes, and the mark of a list. */
export function fitVersion(version: string, unit: UnitText): string {
  const plain = version.replace(/[ \t\r\n\u00a0]+/g, ' ').trim()
  return withMarker(withMarks(unquoted(plain, unit.text), unit.isCurly), unit)
}

/** Takes off quotation marks that a model puts around a whole version. */
function unquoted(version: string, original: string): string {
  const inner = /^["“]([^"“”]*)["”]$/.exec(version)?.[1]
  return inner !== undefined && !/^\s*["“]/.test(original) ? inner.trim() : version
}

function withMarks(version: string, isCurly: boolean): string {
  return isCurly ? version.replace(/(?<=\p{L})'/gu, '’') : version.replace(/’/g, "'")
}

/** Models leave out the mark of a list item or an emphasis that opens the sentence. */
function withMarker(version: string, { text, locks, start }: UnitText): string {
  const [first] = locks
  if (first?.kind !== 'markdown' || first.start !== start || version.startsWith(first.text)) return version
  const space = /^\s*/.exec(text.slice(first.end - start))?.[0] ?? ''
  return first.text + space + version
}
