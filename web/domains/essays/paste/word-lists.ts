/** Word writes each list item as a paragraph with this style: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s{0,4}l\d{1,9} level(\d)/i
const numbered = /^\(?(?:\d{1,4}|[a-z]|[ivxlc]{1,7})[.)]/i

/** Turns list items of Word into lists. The mark of an item is in an element with the style `mso-list:Ignore`. */
export function nestWordLists(root: Element): void {
  let open: Element[] = []
  let last: Element | null = null
  for (const item of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(listStyle.exec(item.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    if (last === null || !isAfter(item, last)) open = []
    const mark = takeMark(item)
    const kind = numbered.test(mark) ? 'ol' : 'ul'
    open = open.slice(0, level)
    if (open.length === level && open.at(-1)!.localName !== kind) open.pop()
    while (open.length < level) {
      const list = root.ownerDocument.createElement(kind)
      const parent = open.at(-1)?.lastElementChild
      if (parent) parent.append(list)
      else if (open.length > 0) open.at(-1)!.append(list)
      else item.before(list)
      open.push(list)
      if (open.length === level) setStart(list, mark)
    }
    const entry = root.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    open.at(-1)!.append(entry)
    item.remove()
    last = open[0]!
  }
}

/** A list that goes on after a paragraph keeps its number. */
function setStart(list: Element, mark: string): void {
  const start = Number(/^\(?(\d{1,4})[.)]/.exec(mark)?.[1] ?? 1)
  if (list.localName === 'ol' && start > 1) list.setAttribute('start', String(start))
}

/** Reports whether nothing but white space is between an element and the list that was made before it. */
function isAfter(item: Element, list: Element): boolean {
  let before = item.previousSibling
  while (before && before.nodeType !== 1 && (before.textContent ?? '').trim() === '')
    before = before.previousSibling
  return before === list
}

/** Removes the mark of an item, such as `1.` or a bullet, and returns it. */
function takeMark(item: Element): string {
  for (const span of item.querySelectorAll('span')) {
    if (!/mso-list:\s{0,4}ignore/i.test(span.getAttribute('style') ?? '')) continue
    const mark = (span.textContent ?? '').trim()
    span.remove()
    return mark
  }
  return ''
}
