/** Words as they are counted for credit: runs of non-whitespace (2-commercial.md section 4). */
export function countWords(text: string): number {
  let count = 0
  let inside = false
  for (let i = 0; i < text.length; i++) {
    const space = isSpace(text.charCodeAt(i))
    if (!space && !inside) count++
    inside = !space
  }
  return count
}

/** The characters that `\s` matches, without a regular expression's cost per call. */
function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  if (code < 160) return false
  return (
    code === 160 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  )
}
