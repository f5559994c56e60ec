import DOMPurify from 'dompurify'
import type { DrawFormula } from '../../../ui/formulas/draw-formula.ts'
import { unescapeHtml } from '../../../ui/formulas/escape-html.ts'
import { markdownToHtml } from './markdown-to-html.ts'

const allowed = {
  ALLOWED_TAGS:
    'a blockquote br code del div em h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'title', 'target', 'rel', 'start', 'align', 'dir', 'data-scroll', 'data-math'],
  // The pattern below applies to every attribute that is not listed here.
  ADD_URI_SAFE_ATTR: ['title', 'target', 'rel', 'start', 'align', 'dir', 'data-scroll', 'data-math'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/**
 * Returns HTML that is safe to show: without scripts, styles and anything that the browser would load. Formulas are
 * rendered after sanitising, by a function that escapes its input.
 */
export function safeHtml(markdown: string, draw: DrawFormula | null): string {
  const html = DOMPurify.sanitize(markdownToHtml(markdown), allowed)
  // Content that scrolls sideways has to be reachable by keyboard.
  const reachable = html.replaceAll('<div data-scroll="">', '<div data-scroll="" tabindex="0">')
  return draw ? withFormulas(reachable, draw) : reachable
}

/** Only formulas can have this mark, because HTML in the text was escaped. */
const formula = /<code data-math="(block|inline)" dir="ltr">([^<]*)<\/code>/g

function withFormulas(html: string, draw: DrawFormula): string {
  if (!html.includes('data-math')) return html
  return html.replace(formula, (source, kind: string, tex: string) => {
    const drawn = draw(unescapeHtml(tex), kind === 'block')
    if (drawn === null || kind === 'block') return drawn ?? source
    // Its letters do not decide the direction of the paragraph.
    return `<span dir="ltr">${drawn}</span>`
  })
}

/** Reports whether the text may contain a formula, so that the renderer is worth loading. */
export function mayHoldFormula(markdown: string): boolean {
  return /\$|\\[([]/.test(markdown)
}
