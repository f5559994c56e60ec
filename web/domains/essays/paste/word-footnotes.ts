const noteMax = 5_000

/**
 * Turns the footnotes of Word into footnotes of the page. Word puts a link `#_ftn1` into the text and the note into an
 * element with the id `ftn1` at the end; endnotes have the same form with `edn`.
 */
export function collectFootnotes(root: Element): void {
  for (const note of root.querySelectorAll('[id^="ftn"], [id^="edn"]')) {
    const id = note.getAttribute('id') ?? ''
    if (!/^(?:ftn|edn)\d{1,5}$/.test(id)) continue
    for (const back of note.querySelectorAll(`a[href$="#_${id.slice(0, 3)}ref${id.slice(3)}"]`)) back.remove()
    const text = (note.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, noteMax)
    for (const link of root.querySelectorAll(`a[href$="#_${id}"]`)) {
      const mark = root.ownerDocument.createElement('sup')
      mark.setAttribute('data-footnote', text)
      link.replaceWith(mark)
    }
    note.remove()
  }
  for (const list of root.querySelectorAll(
    'div[style*="mso-element:footnote-list"], div[style*="mso-element:endnote-list"]',
  ))
    list.remove()
}
