import { memo, useMemo, useRef } from 'react'
import './markdown.css'
import { CodeBlock } from './code-block.tsx'
import { type MarkdownBlock, type SplitMarkdown, splitMarkdown } from './markdown-blocks.ts'
import { safeHtml } from './markdown-html.ts'

const Block = memo(
  function Block({ block }: { block: MarkdownBlock }) {
    if (block.code) return <CodeBlock text={block.code.text} language={block.code.language} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the sanitiser
    return <div dangerouslySetInnerHTML={{ __html: safeHtml(block.raw) }} />
  },
  (a, b) => a.block.raw === b.block.raw,
)

/** A text that may grow: blocks that are finished are not rendered again. */
export function Markdown({ text, isGrowing = false }: { text: string; isGrowing?: boolean }) {
  const last = useRef<SplitMarkdown>(undefined)
  const split = useMemo(() => splitMarkdown(text, isGrowing ? last.current : undefined), [text, isGrowing])
  last.current = split
  return (
    <div className="markdown">
      {split.blocks.map((block) => (
        <Block key={block.at} block={block} />
      ))}
    </div>
  )
}
