/** Long enough for few rows, and so short that all of its words fit into an index of PostgreSQL. */
const charactersMax = 20_000

/** Splits a text at the ends of lines, or between words where a line is too long, into passages of a limited length. */
export function passagesOf(text: string): string[] {
  const passages: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = endOf(text, start)
    const passage = text.slice(start, end).trim()
    if (passage) passages.push(passage)
    start = end
  }
  return passages
}

function endOf(text: string, start: number): number {
  const end = start + charactersMax
  if (end >= text.length) return text.length
  for (const separator of ['\n', ' ']) {
    const at = text.lastIndexOf(separator, end)
    if (at > start + charactersMax / 2) return at
  }
  // A text without separators, such as Chinese. A character of two units stays whole.
  return isSecondUnit(text.charCodeAt(end)) ? end - 1 : end
}

const isSecondUnit = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
