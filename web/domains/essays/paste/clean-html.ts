import { isEssayImage } from '../../../../contract/essays/essay-images.ts'
import { raisedText } from '../../../../contract/essays/plain-notation.ts'
import { formulaElement } from './formula-element.ts'
import { nestLists } from './nest-lists.ts'
import { collectFootnotes } from './word-footnotes.ts'
import { nestWordLists } from './word-lists.ts'

/** Elements that are removed with their content. */
const dropped = new Set(
  'script style head title meta link base template iframe frame object embed applet noscript svg canvas audio video input button select textarea form xml'.split(
    ' ',
  ),
)
/** Elements that the page can hold, with their allowed attributes; any other element is replaced by its content. */
const kept: Record<string, readonly string[]> = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  pre: [],
  code: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href'],
  figure: ['data-align', 'data-width'],
  figcaption: [],
  img: ['src', 'alt', 'width'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  sup: ['data-footnote'],
}
const renamed: Record<string, string> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
}
/** Elements that become paragraphs, because they contain text of their own. */
const blocks = new Set(
  'div section article main header footer aside address figure figcaption dt dd'.split(' '),
)
const blockTags =
  'p,div,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,pre,section,article,figure,hr,code[data-math="block"],.katex-display'
const aligned = new Set(['p', 'h1', 'h2', 'h3'])
const alignments = new Set(['center', 'right', 'justify'])
/** Deeper nesting than this is flattened; documents of people are less than 30 deep. */
const depthMax = 100

/**
 * Returns what the page can hold of a pasted document. It keeps structure and emphasis, and drops scripts, styles,
 * comments, remote images, revisions that were deleted, and the markup of Word and Google Docs. The document has to be
 * inert, as from DOMParser.
 */
export function cleanHtml(document: Document): string {
  const { body } = document
  collectFootnotes(body)
  nestWordLists(body)
  nestLists(body)
  const out = document.createElement('div')
  copyChildren(body, out, 0)
  return out.innerHTML
}

function copyChildren(from: Element, to: Element, depth: number): void {
  for (const child of from.childNodes) {
    if (child.nodeType === 3) to.append(child.cloneNode())
    else if (child.nodeType === 1) copyElement(child as Element, to, depth)
  }
}

function copyElement(element: Element, to: Element, depth: number): void {
  const tag = element.localName.toLowerCase()
  if (dropped.has(tag) || isHidden(element) || depth > depthMax || element.classList.contains('katex-html'))
    return
  const plain = formulaElement(element, tag) ?? plainText(element, tag)
  if (plain !== null) {
    to.append(plain)
    return
  }
  const name = nameOf(element, tag)
  const made = name ? makeElement(element, name) : null
  if (made) to.append(made)
  copyChildren(element, withMarks(element, made ?? to, tag), depth + 1)
}

/**
 * Returns raised and lowered text such as the 6 of 10⁶ as plain characters: the page has no marks for them. Null for other
 * elements.
 */
function plainText(element: Element, tag: string): string | null {
  const align = styleOf(element, 'vertical-align')
  const isRaised = tag === 'sup' || (tag === 'span' && align === 'super')
  if (!isRaised && tag !== 'sub' && !(tag === 'span' && align === 'sub')) return null
  // A note or a link inside is read as usual.
  if (element.hasAttribute('data-footnote') || element.firstElementChild) return null
  return raisedText((element.textContent ?? '').trim(), isRaised ? 'superscript' : 'subscript')
}

/** Returns the name under which an element is kept, or null where only its content is. */
function nameOf(element: Element, tag: string): string | null {
  // Google Docs wraps a whole document in a bold element that is not bold.
  if ((tag === 'b' || tag === 'strong') && isPlainWeight(styleOf(element, 'font-weight'))) return null
  if (tag === 'figure' && isPicture(element)) return tag
  if (tag === 'figcaption' && isPicture(element.parentElement)) return tag
  if (tag === 'img') return isEssayImage(element.getAttribute('src')) ? 'img' : null
  if (tag === 'a') return element.getAttribute('href') ? 'a' : null
  if (tag === 'sup') return element.hasAttribute('data-footnote') ? 'sup' : null
  if (blocks.has(tag)) return element.querySelector(blockTags) ? null : 'p'
  const name = renamed[tag] ?? tag
  return name in kept ? name : null
}

/** A figure of one picture that the page can hold; other figures have tables or text. */
function isPicture(element: Element | null): boolean {
  if (element?.localName !== 'figure' || element.querySelector('table, pre, blockquote')) return false
  const [image, other] = element.querySelectorAll('img')
  return image !== undefined && !other && isEssayImage(image.getAttribute('src'))
}

function makeElement(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name)
  for (const attribute of kept[name]!) {
    const value = element.getAttribute(attribute)
    if (value !== null) made.setAttribute(attribute, value)
  }
  const align = (styleOf(element, 'text-align') || element.getAttribute('align') || '').toLowerCase()
  if (aligned.has(name) && alignments.has(align)) made.setAttribute('style', `text-align: ${align}`)
  return made
}

/** Google Docs and Word write emphasis as styles. Returns the innermost element for the content. */
function withMarks(element: Element, to: Element, tag: string): Element {
  if (/^h[1-6]$/.test(tag)) return to
  const decoration = styleOf(element, 'text-decoration') || styleOf(element, 'text-decoration-line')
  const marks: [string, boolean][] = [
    ['strong', isBold(styleOf(element, 'font-weight'))],
    ['em', styleOf(element, 'font-style') === 'italic'],
    ['u', decoration.includes('underline') && tag !== 'a' && !element.querySelector('a')],
    ['s', decoration.includes('line-through')],
  ]
  let inner = to
  for (const [name, isOn] of marks) {
    if (!isOn || inner.localName === name || (tag !== 'span' && tag !== 'font')) continue
    const mark = element.ownerDocument.createElement(name)
    inner.append(mark)
    inner = mark
  }
  return inner
}

function styleOf(element: Element, name: string): string {
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon !== -1 && declaration.slice(0, colon).trim().toLowerCase() === name)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return ''
}

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
const isPlainWeight = (weight: string) => weight === 'normal' || (weight !== '' && Number(weight) <= 500)

/** Reports text that its own document does not show, such as the marks of Word and tracked deletions. */
function isHidden(element: Element): boolean {
  return (
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'visibility') === 'hidden' ||
    styleOf(element, 'mso-hide') === 'all' ||
    element.classList.contains('msoDel') ||
    (element.localName === 'del' && element.hasAttribute('cite'))
  )
}
