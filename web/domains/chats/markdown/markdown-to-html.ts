import { dialect, escapeHtml } from './markdown-dialect.ts'

dialect.use({
  renderer: {
    // What a model writes as HTML is shown as what it wrote.
    html: ({ text }) => escapeHtml(text),
    // An image would tell its server who reads this and when, so it becomes a link to press.
    image: ({ href, text }) => linkHtml(href, escapeHtml(text || href)),
    link({ href, tokens }) {
      return linkHtml(href, this.parser.parseInline(tokens))
    },
    heading({ tokens, depth }) {
      // The page has its own first heading.
      const level = Math.min(6, depth + 1)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  hooks: {
    postprocess: (html) =>
      html.replaceAll('<table>', '<div data-scroll><table>').replaceAll('</table>', '</table></div>'),
  },
})

/** Markdown as HTML in which every word of the writer is escaped. Still goes through the sanitiser. */
export function markdownToHtml(markdown: string): string {
  return dialect.parse(markdown, { async: false })
}

function linkHtml(href: string, inner: string): string {
  if (!/^(?:https?:|mailto:)/i.test(href.trim())) return inner
  return `<a href="${escapeHtml(href.trim())}" target="_blank" rel="noopener noreferrer">${inner}</a>`
}
