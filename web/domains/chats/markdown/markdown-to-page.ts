import { escapeHtml } from '../../../ui/formulas/escape-html.ts'
import { cutByLimits } from './markdown-limits.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/**
 * Converts Markdown to HTML for a document that has no heading of its own, so that `#` is its title. The result still
 * has to be cleaned.
 */
export function markdownToPage(markdown: string): string {
  return cutByLimits(markdown)
    .map(({ raw, isPlain }) => (isPlain ? `<p>${escapeHtml(raw.trim())}</p>` : markdownToHtml(raw)))
    .join('')
    .replace(/<(\/?)h([2-6])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}>`)
}
