const isList = (node: Element | null | undefined) => node?.localName === 'ul' || node?.localName === 'ol'

/**
 * Puts each list that is the child of a list into the item before it, which is where HTML has nested lists. LibreOffice
 * also ends the outer list before a nested one and begins it again after that; these parts become one list.
 */
export function nestLists(root: Element): void {
  for (const list of root.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling
    const isApart = list.parentNode === null || !isList(before) || before?.localName !== list.localName
    if (isApart || hasTextBetween(list)) continue
    if (isList(list.firstElementChild) || isList(before?.lastElementChild)) {
      before?.append(...list.childNodes)
      list.remove()
    }
  }
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
    else {
      const made = root.ownerDocument.createElement('li')
      list.replaceWith(made)
      made.append(list)
    }
  }
}

function hasTextBetween(list: Element): boolean {
  const before = list.previousSibling
  return before !== null && before.nodeType === 3 && (before.textContent ?? '').trim() !== ''
}
