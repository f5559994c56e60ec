import { marked } from 'marked'
import { brand } from '../../../contract/brand.ts'

/** Fills in {name} and {supportEmail} from the brand file, so that an operator edits one place. */
function withBrand(markdown: string): string {
  return markdown.replaceAll('{name}', brand.name).replaceAll('{supportEmail}', brand.supportEmail)
}

/** A page of text from our own Markdown, rendered by the build. */
export function Article({ markdown }: { markdown: string }) {
  return (
    <article
      className="article mx-auto max-w-[68ch] px-4 pt-12 pb-24 max-md:pt-6"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this repository
      dangerouslySetInnerHTML={{ __html: marked.parse(withBrand(markdown), { async: false }) }}
    />
  )
}
