type Piece = {
  /** The whole text of the paragraph. */
  paragraph: string
  /** Where the piece begins in the paragraph, and in the text of the part. */
  inParagraph: number
  inPart: number
  length: number
}

/** A text for one check, and which paragraphs it consists of. */
export type AiPart = { text: string; pieces: Piece[] }

const between = '\n\n'

/** Joins paragraphs to as few texts as possible that the detector accepts, of about the same length. */
export function aiParts(paragraphs: string[], charactersMax: number): AiPart[] {
  const total = paragraphs.reduce((sum, { length }) => sum + length + between.length, 0)
  // A part ends with a paragraph, so that it is a little longer than its share.
  const share = total / Math.max(1, Math.ceil(total / (charactersMax * 0.9)))
  const parts: AiPart[] = []
  let part: AiPart = { text: '', pieces: [] }
  for (const paragraph of paragraphs) {
    for (const { start, end } of cuts(paragraph, charactersMax)) {
      const isFull = part.text.length + between.length + end - start > charactersMax
      if (part.text !== '' && (isFull || part.text.length >= share)) {
        parts.push(part)
        part = { text: '', pieces: [] }
      }
      if (part.text !== '') part.text += between
      part.pieces.push({ paragraph, inParagraph: start, inPart: part.text.length, length: end - start })
      part.text += paragraph.slice(start, end)
    }
  }
  if (part.text !== '') parts.push(part)
  return parts
}

/** Cuts a paragraph that is longer than a whole part, at a space where there is one. */
function cuts(paragraph: string, charactersMax: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  while (start < paragraph.length) {
    const limit = start + charactersMax
    const space = limit < paragraph.length ? paragraph.lastIndexOf(' ', limit) : -1
    const end = limit >= paragraph.length ? paragraph.length : space > start ? space : limit
    found.push({ start, end })
    start = end
  }
  return found
}
