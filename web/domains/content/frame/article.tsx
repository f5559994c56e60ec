import { classNames } from '../../../ui/class-names.ts'

/** A text from Markdown, which the build has sanitised. */
export function Article({ html, className }: { html: string; className?: string }) {
  return (
    <div
      lang="en"
      className={classNames('article', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by scripts/content/markdown.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
