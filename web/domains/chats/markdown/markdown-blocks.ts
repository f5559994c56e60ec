import type { Token, Tokens } from 'marked'
import { lexBlocks } from './markdown-dialect.ts'

/**
 * A part of Markdown that renders on its own. `at` is its position in the text and its key. `isPlain`: it cannot be
 * parsed as Markdown and is shown as plain text.
 */
export type MarkdownBlock = {
  at: number
  raw: string
  code: { text: string; language: string } | null
  isPlain: boolean
}

export type SplitMarkdown = { text: string; blocks: MarkdownBlock[]; settled: number }

const partingCharacters = 6
const empty: SplitMarkdown = { text: '', blocks: [], settled: 0 }

/**
 * Splits a growing text into blocks. Blocks that later text cannot change are returned as the same objects as in the
 * last call, and only the rest is parsed, so that the cost per token does not grow with the reply.
 */
export function splitMarkdown(given: string, last: SplitMarkdown = empty): SplitMarkdown {
  const text = given.includes('\r') ? given.replace(/\r\n?/g, '\n') : given
  const kept = text.startsWith(last.text) ? last.blocks.slice(0, last.settled) : []
  const from = kept.length > 0 ? endOf(kept.at(-1)!) : 0
  const fresh = readBlocks(text, from)
  return { text, blocks: [...kept, ...fresh.blocks], settled: kept.length + fresh.settled }
}

function endOf(block: MarkdownBlock): number {
  return block.at + block.raw.length
}

function readBlocks(text: string, from: number): { blocks: MarkdownBlock[]; settled: number } {
  const blocks: MarkdownBlock[] = []
  let settled = 0
  let at = from
  for (const token of lexBlocks(text.slice(from))) {
    const before = blocks.at(-1)
    if (token.type === 'space' && before) before.raw += token.raw
    else blocks.push({ at, raw: token.raw, code: codeOf(token), isPlain: token.type === 'plain' })
    at += token.raw.length
  }
  // The newest block may still grow. So may the one before it, until a blank line and a few letters separate them:
  // '2' after a list is a paragraph, '2. b' is its next item.
  const newest = blocks.at(-1)
  if (newest && newest.raw.length >= partingCharacters) {
    while (settled < blocks.length - 1 && isClosed(blocks[settled]!)) settled++
  }
  return { blocks, settled }
}

function isClosed(block: MarkdownBlock): boolean {
  return block.raw.endsWith('\n\n')
}

function codeOf(token: Token): MarkdownBlock['code'] {
  if (token.type !== 'code') return null
  const { text, lang } = token as Tokens.Code
  return { text, language: lang?.match(/^[\w+#.-]+/)?.[0] ?? '' }
}

/** Reports whether the block is a formula without its end, which is shown as text because it cannot be rendered. */
export function isOpenFormula(block: MarkdownBlock): boolean {
  if (block.code || block.isPlain) return false
  const open = /^ {0,3}(\$\$|\\\[)/.exec(block.raw)?.[1]
  return (
    open !== undefined && !block.raw.slice(block.raw.indexOf(open) + 2).includes(open === '$$' ? '$$' : '\\]')
  )
}
