import { CopyButton } from './copy-button.tsx'

export function CodeBlock({ text, language }: { text: string; language: string }) {
  return (
    <div className="overflow-hidden rounded-card bg-surface-sunken">
      <div className="flex h-9 items-center justify-between pr-1 pl-4 text-12 text-ink-muted max-md:h-11">
        <span>{language || 'Code'}</span>
        <CopyButton text={text} label="Copy code" className="size-8! [&_svg]:size-4!" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre tabIndex={0} className="mt-0! pt-0!">
        <code>{text}</code>
      </pre>
    </div>
  )
}
