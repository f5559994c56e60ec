import { escapeHtml } from '../../../ui/formulas/escape-html.ts'
import { dialect } from './markdown-dialect.ts'

dialect.use({
  renderer: {
    // HTML that a model writes is shown as text.
    html: ({ text }) => escapeHtml(text),
    // Loading an image would tell its server who reads this and when, so it becomes a link.
    image: ({ href, text }) => linkHtml(href, escapeHtml(text || href)),
    link({ href, tokens }) {
      return linkHtml(href, this.parser.parseInline(tokens))
    },
    heading({ tokens, depth }) {
      // The page has its own first-level heading.
      const level = Math.min(6, depth + 1)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    // Code has its own direction, and does not decide that of the text around it.
    codespan: ({ text }) => `<code dir="ltr">${escapeHtml(text)}</code>`,
    code: ({ text }) => `<pre dir="ltr"><code>${escapeHtml(text)}\n</code></pre>\n`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  hooks: {
    postprocess: (html) =>
      html.replaceAll('<table>', '<div data-scroll><table>').replaceAll('</table>', '</table></div>'),
  },
})

/** Converts Markdown to HTML with all text escaped. The result still has to be sanitised. */
export function markdownToHtml(markdown: string): string {
  return dialect.parse(markdown, { async: false })
}

function linkHtml(href: string, inner: string): string {
  if (!/^(?:https?:|mailto:)/i.test(href.trim())) return inner
  return `<a href="${escapeHtml(href.trim())}" target="_blank" rel="noopener noreferrer">${inner}</a>`
}
