import type { DocumentNode } from './essays.ts'
import { plainCitation } from './plain-citation.ts'

/** Nodes whose words do not count as the writer's. */
const uncounted = new Set(['bibliography'])
/** Nodes inside a line; every other node starts a new one. */
const inline = new Set(['text', 'hardBreak', 'image', 'citation', 'footnote', 'formula', 'mention'])

/**
 * Returns the text of a document, one line for each block, without the bibliography. Citations are written as author
 * and year, whatever the style.
 */
export function documentText(root: DocumentNode): string {
  const lines: string[] = []
  let line = ''
  const sourceOf = sourceFinder(root)
  function endLine() {
    if (line) lines.push(line)
    line = ''
  }
  // A stack of its own instead of recursion, because a document may be nested deeply.
  const stack: (DocumentNode | 'end')[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node === 'end') endLine()
    else if (node.type === 'text') line += node.text ?? ''
    else if (node.type === 'hardBreak') line += '\n'
    else if (node.type === 'formula' || node.type === 'formulaBlock') line += sourceOfFormula(node)
    else if (node.type === 'citation') line += plainCitation(node.attrs?.cites, sourceOf)
    else if (!uncounted.has(node.type)) {
      if (!inline.has(node.type)) {
        endLine()
        stack.push('end')
      }
      for (const child of [...(node.content ?? [])].reverse()) stack.push(child)
    }
  }
  return lines.join('\n')
}

/** A formula on a line of its own is a line. */
function sourceOfFormula({ type, attrs }: DocumentNode): string {
  const tex = typeof attrs?.tex === 'string' ? attrs.tex : ''
  return type === 'formula' ? tex : `\n${tex}\n`
}

function sourceFinder({ attrs }: DocumentNode): (id: string) => unknown {
  const sources: unknown[] = Array.isArray(attrs?.sources) ? attrs.sources : []
  const byId = new Map(sources.map((source) => [(source as { id?: unknown } | null)?.id, source]))
  return (id) => byId.get(id)
}
