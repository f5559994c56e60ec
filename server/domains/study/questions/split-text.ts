/** Splits a text at paragraphs, or at spaces within long ones, into parts of at most `size` characters. */
export function splitText(text: string, size: number): string[] {
  const parts: string[] = []
  let start = 0
  while (start < text.length) {
    const end = text.length - start <= size ? text.length : breakBefore(text, start, start + size)
    const part = text.slice(start, end).trim()
    if (part !== '') parts.push(part)
    start = end
  }
  return parts
}

function breakBefore(text: string, start: number, most: number): number {
  const least = start + Math.floor((most - start) / 2)
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    const at = text.lastIndexOf(mark, most - mark.length)
    if (at >= least) return at + mark.length
  }
  return most
}
