const noWidth = /^[\p{M}\p{Cf}]/u
const doubleWidth =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})/u

/** Returns the number of terminal columns that a text takes. */
export function columnsOf(text: string): number {
  // Latin letters take one column each, so no lookup is needed.
  if (/^[ -\u02ff]*$/.test(text)) return text.length
  let columns = 0
  for (const letter of text) columns += noWidth.test(letter) ? 0 : doubleWidth.test(letter) ? 2 : 1
  return columns
}

/** Wraps at spaces to at most `columns`; a longer word is broken at the line end. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => breakWord(each, columns))) {
    if (line !== '' && columnsOf(line) + 1 + columnsOf(word) > columns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines
}

function breakWord(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && columnsOf(part + letter) > columns) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
