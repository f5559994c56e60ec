import { memo, useMemo, useRef } from 'react'
import './markdown.css'
import type { DrawFormula } from '../../../ui/formulas/draw-formula.ts'
import { CodeBlock } from './code-block.tsx'
import { useFormulas } from './formulas.ts'
import { isOpenFormula, type MarkdownBlock, type SplitMarkdown, splitMarkdown } from './markdown-blocks.ts'
import { mayHoldFormula, safeHtml } from './markdown-html.ts'
import { MessageBoundary } from './message-boundary.tsx'
import { withoutOpenMarks } from './open-marks.ts'

type BlockProps = { block: MarkdownBlock; isGrowing: boolean }

const Block = memo(
  function Block({ block, isGrowing }: BlockProps) {
    if (block.code)
      return <CodeBlock text={block.code.text} language={block.code.language} isGrowing={isGrowing} />
    if (block.isPlain) return <PlainBlock text={block.raw} />
    if (isGrowing && isOpenFormula(block))
      return <pre className="text-ink-muted">{block.raw.trimStart().slice(2).trim()}</pre>
    return <TextBlock markdown={isGrowing ? withoutOpenMarks(block.raw) : block.raw} />
  },
  (a, b) => a.block.raw === b.block.raw && a.isGrowing === b.isGrowing,
)

function TextBlock({ markdown }: { markdown: string }) {
  const draw = useFormulas(mayHoldFormula(markdown))
  const html = useMemo(() => htmlOrNull(markdown, draw), [markdown, draw])
  if (html === null) return <PlainBlock text={markdown} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised
  return <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Returns null for a block that the parser or the sanitiser fails at. */
function htmlOrNull(markdown: string, draw: DrawFormula | null): string | null {
  try {
    return safeHtml(markdown, draw)
  } catch {
    return null
  }
}

function PlainBlock({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {text.trimEnd()}
    </p>
  )
}

type MarkdownProps = { text: string; isGrowing?: boolean }

/** Renders a text that may grow. Finished blocks are not rendered again. */
export function Markdown(props: MarkdownProps) {
  return (
    <MessageBoundary text={props.text}>
      <Blocks {...props} />
    </MessageBoundary>
  )
}

function Blocks({ text, isGrowing = false }: MarkdownProps) {
  const last = useRef<SplitMarkdown>(undefined)
  const split = useMemo(() => splitMarkdown(text, isGrowing ? last.current : undefined), [text, isGrowing])
  last.current = split
  const newest = split.blocks.length - 1
  return (
    <div className="markdown">
      {split.blocks.map((block, i) => (
        <Block key={block.at} block={block} isGrowing={isGrowing && i === newest} />
      ))}
    </div>
  )
}
