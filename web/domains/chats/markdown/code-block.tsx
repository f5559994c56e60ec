import { useMemo } from 'react'
import { markdownTexts } from '../../../locales/en/chats/markdown.ts'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { settledLength, useHighlighting } from './highlighting.ts'

type CodeBlockProps = { text: string; language: string; isGrowing: boolean }

/** Highlights code up to its last complete line, so that colours do not change while the rest arrives. */
export function CodeBlock({ text, language, isGrowing }: CodeBlockProps) {
  const highlight = useHighlighting(language !== '')
  const settled = isGrowing ? text.slice(0, settledLength(text)) : text
  const html = useMemo(() => highlight?.(settled, language) ?? null, [highlight, settled, language])
  return (
    <div className="overflow-clip rounded-card bg-surface-sunken">
      <div className="flex h-9 items-center justify-between pr-1 pl-4 text-12 text-ink-muted max-md:h-11">
        <span>{language || markdownTexts.code}</span>
        <CopyButton
          text={text}
          label={markdownTexts.copyCode}
          className="size-8! max-md:size-11! [&_svg]:size-4!"
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre tabIndex={0} className="mt-0! pt-0!">
        {html === null ? (
          <code>{text}</code>
        ) : (
          <code>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code */}
            <span dangerouslySetInnerHTML={{ __html: html }} />
            {text.slice(settled.length)}
          </code>
        )}
      </pre>
    </div>
  )
}
