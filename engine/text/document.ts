import { endsParagraph, endsSentence, type Line, longestLine, readBlocks } from './lines.ts'
import { type Span, splitSentences } from './sentences.ts'
import { type Token, tokenize } from './tokens.ts'

export type Paragraph = Span & {
  /** Half-open range of sentence indices. */
  sentenceFrom: number
  sentenceTo: number
}

export type Sentence = Span & {
  paragraph: number
  /** Half-open range of token indices. */
  tokenFrom: number
  tokenTo: number
}

/** All spans are half-open UTF-16 offsets into `text`, which is the original, unchanged. */
export type TextDocument = {
  text: string
  paragraphs: Paragraph[]
  sentences: Sentence[]
  tokens: Token[]
}

/** Splits English prose or Markdown into paragraphs, sentences and tokens in linear time. */
export function parseDocument(text: string): TextDocument {
  const document: TextDocument = { text, paragraphs: [], sentences: [], tokens: [] }
  for (const block of readBlocks(text)) {
    for (const lines of paragraphsOf(block)) addParagraph(document, lines)
  }
  return document
}

function paragraphsOf(block: Line[]): Line[][] {
  const longest = longestLine(block)
  const paragraphs: Line[][] = []
  let from = 0
  for (let i = 0; i < block.length; i++) {
    if (!endsParagraph(block, i, longest)) continue
    paragraphs.push(block.slice(from, i + 1))
    from = i + 1
  }
  return paragraphs
}

function addParagraph(document: TextDocument, lines: Line[]): void {
  const index = document.paragraphs.length
  const sentenceFrom = document.sentences.length
  for (const run of runsOf(document.text, lines)) {
    for (const span of splitSentences(document.text, run.start, run.end)) addSentence(document, span, index)
  }
  const sentenceTo = document.sentences.length
  const first = document.sentences[sentenceFrom]
  const last = document.sentences[sentenceTo - 1]
  if (first && last) document.paragraphs.push({ start: first.start, end: last.end, sentenceFrom, sentenceTo })
}

function addSentence(document: TextDocument, span: Span, paragraph: number): void {
  const tokenFrom = document.tokens.length
  for (const token of tokenize(document.text, span.start, span.end)) document.tokens.push(token)
  document.sentences.push({ ...span, paragraph, tokenFrom, tokenTo: document.tokens.length })
}

/** Returns runs of hard-wrapped lines that form one paragraph of prose. */
function runsOf(text: string, lines: Line[]): Span[] {
  const runs: Span[] = []
  let from = 0
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line
    const next = lines[i + 1]
    if (next && !endsSentence(text, line, next)) continue
    runs.push({ start: (lines[from] as Line).start, end: line.end })
    from = i + 1
  }
  return runs
}
