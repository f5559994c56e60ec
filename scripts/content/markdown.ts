import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { LanguageTag } from '../../contract/languages.ts'
import type { Heading, Picture, Prose } from '../../web/domains/content/content.ts'
import { slugOf } from './slug.ts'

/** Finds a picture that a text names. */
export type FindPicture = (file: string, alt: string) => Picture

const wordsPerMinute = 220

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'code',
      'pre',
      'blockquote',
      'hr',
      'br',
      'kbd',
      'sup',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
  },
  allowedClasses: { div: ['table-scroll'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // Pictures are files of this site.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
}

/** The name of a table that scrolls, for readers who do not see it. */
const tableNames: Record<LanguageTag, string> = { en: 'Table', es: 'Tabla', fr: 'Tableau' }

/** Renders Markdown to HTML with only the elements of a text; what else it contains is removed. */
export function renderMarkdown(
  markdown: string,
  findPicture: FindPicture,
  lang: LanguageTag,
): Omit<Prose, 'lang'> {
  const headings: Heading[] = []
  const ids = new Set<string>()
  const parser = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        const text = plainText(inner)
        const id = slugOf(text, ids)
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}">${inner}</h${depth}>`
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only] = tokens
        if (tokens.length === 1 && only?.type === 'image')
          return figure(findPicture(only.href as string, only.text as string), only.title as string | null)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
    },
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll(
            '<table>',
            `<div class="table-scroll" tabindex="0" role="region" aria-label="${tableNames[lang]}"><table>`,
          )
          .replaceAll('</table>', '</table></div>'),
    },
  })
  const html = sanitizeHtml(parser.parse(markdown, { async: false }), allowed)
  const words = plainText(html).split(/\s+/).length
  return { html, headings, minutes: Math.max(1, Math.round(words / wordsPerMinute)) }
}

/** Returns the text of HTML, with its characters as they are read. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function figure({ src, width, height, alt }: Picture, caption: string | null): string {
  const image = `<img src="${attribute(src)}" alt="${attribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async" />`
  return `<figure>${image}${caption ? `<figcaption>${attribute(caption)}</figcaption>` : ''}</figure>\n`
}
