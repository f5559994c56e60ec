import type { LanguageTag } from '../../../../contract/languages.ts'
import { classNames } from '../../../ui/class-names.ts'

type ArticleProps = { html: string; lang: LanguageTag; className?: string }

/** A text from Markdown, which the build has sanitised. */
export function Article({ html, lang, className }: ArticleProps) {
  return (
    <div
      lang={lang}
      className={classNames('article', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by scripts/content/markdown.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
