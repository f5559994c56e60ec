const noteMax = 5_000

/**
 * Turns the footnotes of Word into footnotes of the page. Word puts a link `#_ftn1` into the text and the note into an
 * element with the id `ftn1` at the end; endnotes have the same form with `edn`. LibreOffice writes `#sdfootnote1sym` and
 * `sdfootnote1`.
 */
export function collectFootnotes(root: Element): void {
  for (const note of root.querySelectorAll('[id^="ftn"], [id^="edn"]')) {
    const id = note.getAttribute('id') ?? ''
    if (!/^(?:ftn|edn)\d{1,5}$/.test(id)) continue
    for (const back of note.querySelectorAll(`a[href$="#_${id.slice(0, 3)}ref${id.slice(3)}"]`)) back.remove()
    replaceMarks(root, `a[href$="#_${id}"]`, note)
  }
  for (const note of root.querySelectorAll('[id^="sdfootnote"], [id^="sdendnote"]')) {
    const id = note.getAttribute('id') ?? ''
    if (!/^sd(?:foot|end)note\d{1,5}$/.test(id)) continue
    for (const back of note.querySelectorAll(`a[href$="#${id}anc"]`)) back.remove()
    replaceMarks(root, `a[href$="#${id}sym"]`, note)
  }
  for (const list of root.querySelectorAll(
    'div[style*="mso-element:footnote-list"], div[style*="mso-element:endnote-list"]',
  ))
    list.remove()
}

/** Puts footnotes of the page in the place of the links to a note, and removes the note. */
function replaceMarks(root: Element, links: string, note: Element): void {
  const text = (note.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, noteMax)
  for (const link of root.querySelectorAll(links)) {
    const mark = root.ownerDocument.createElement('sup')
    mark.setAttribute('data-footnote', text)
    link.replaceWith(mark)
  }
  note.remove()
}
