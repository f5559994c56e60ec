import type { Node } from '@tiptap/pm/model'

type Span = { start: number; end: number }
/** A run of the text: `start` is its offset in the text, `at` its position in the content of the block. */
type Run = { start: number; length: number; at: number }

/** What a paragraph says as one line of text, with the way back to positions in the document. */
export type ParagraphText = {
  text: string
  runs: Run[]
  /** Parts that are not the writer's own prose: quotations, code, links and placeholders of nodes. */
  excluded: Span[]
}

/** Nodes never change, so the text of a paragraph that was not edited is reused. */
const known = new WeakMap<Node, ParagraphText>()

/** A reference in brackets reads like this one, so that the sentence around it stays whole. */
const citationText = '(2000)'
const leafTexts: Record<string, string> = { citation: citationText, formula: 'x' }

export function paragraphText(block: Node): ParagraphText {
  const before = known.get(block)
  if (before) return before
  const paragraph = readParagraph(block)
  known.set(block, paragraph)
  return paragraph
}

function readParagraph(block: Node): ParagraphText {
  const runs: Run[] = []
  const excluded: Span[] = []
  let text = ''
  block.forEach((child, at) => {
    const start = text.length
    const part = child.isText ? (child.text ?? '') : textOfLeaf(child)
    text += part
    if (part === '') return
    if (child.isText) runs.push({ start, length: part.length, at })
    if (!child.isText || hasForeignMark(child)) excluded.push({ start, end: start + part.length })
  })
  return { text, runs, excluded: [...excluded, ...quotationsIn(text)] }
}

function textOfLeaf(node: Node): string {
  if (node.type.name === 'hardBreak') return '\n'
  return leafTexts[node.type.name] ?? ''
}

function hasForeignMark(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === 'link' || type.name === 'code')
}

/** Returns what is between double quotation marks; an opening mark without a closing one begins nothing. */
function quotationsIn(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  while (at < text.length) {
    const closer = closers[text.charAt(at)]
    const end = closer ? text.indexOf(closer, at + 1) : -1
    if (end === -1) at++
    else {
      spans.push({ start: at, end: end + 1 })
      at = end + 1
    }
  }
  return spans
}

const closers: Record<string, string> = { '“': '”', '"': '"', '«': '»', '„': '“' }

/**
 * Returns the positions of a part of the text, in a document where the block begins at `pos`. Null for a part that
 * touches what is not the writer's own prose, or contains a node such as a footnote.
 */
export function rangeOf(
  { runs, excluded }: ParagraphText,
  pos: number,
  part: Span,
): { from: number; to: number } | null {
  if (part.end <= part.start) return null
  if (excluded.some(({ start, end }) => part.start < end && start < part.end)) return null
  const place = placeOf(runs, pos, part)
  // A footnote or a picture inside would be lost with a replacement.
  return place && place.to - place.from === part.end - part.start ? place : null
}

/** As `rangeOf`, but also for parts that contain quotations, such as whole sentences. */
export function wholeRangeOf(
  { runs }: ParagraphText,
  pos: number,
  part: Span,
): { from: number; to: number } | null {
  return placeOf(runs, pos, part)
}

function placeOf(runs: Run[], pos: number, { start, end }: Span): { from: number; to: number } | null {
  const first = runs.find((run) => start < run.start + run.length)
  const last = runs.findLast((run) => run.start < end)
  if (!first || !last || last.start + last.length <= start) return null
  const from = pos + 1 + first.at + Math.max(0, start - first.start)
  const to = pos + 1 + last.at + Math.min(last.length, end - last.start)
  return from < to ? { from, to } : null
}
