import DOMPurify from 'dompurify'
import { markdownToHtml } from './markdown-to-html.ts'

const allowed = {
  ALLOWED_TAGS:
    'a blockquote br code del div em h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'title', 'target', 'rel', 'start', 'align', 'data-scroll'],
  // The pattern below is for every attribute that is not named here.
  ADD_URI_SAFE_ATTR: ['title', 'target', 'rel', 'start', 'align', 'data-scroll'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/** HTML that is safe to show: no script, no style, and nothing that the browser would fetch by itself. */
export function safeHtml(markdown: string): string {
  return DOMPurify.sanitize(markdownToHtml(markdown), allowed)
}
