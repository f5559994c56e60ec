/** Groups whose text is not part of the page. */
const hidden = new Set(['fonttbl', 'colortbl', 'stylesheet', 'info', 'listtext', 'pict', 'footer', '*'])
const characters: Record<string, string> = { par: '\n', line: '\n', tab: '\t', cell: '|', row: '\n' }

/** Reads RTF by its specification, for tests: throws for unbalanced groups, and returns the text and the footnotes. */
export function readRtf(file: string): { words: string; notes: string[] } {
  const out = { words: '', notes: [] as string[] }
  const groups: { isHidden: boolean; isNote: boolean }[] = []
  const write = (text: string) => {
    const group = groups.at(-1)
    if (!group) throw new Error('text outside of the document')
    if (group.isHidden) return
    if (group.isNote) out.notes[out.notes.length - 1] += text
    else out.words += text
  }
  const tokens = /\\u(-?\d+) ?\?|\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|\n|([^\\{}\n]+)/g
  let end = 0
  for (const [whole, unicode, word, , , symbol, brace, text] of file.matchAll(tokens)) {
    end += whole.length
    if (brace === '{') groups.push({ isHidden: false, isNote: false, ...groups.at(-1) })
    else if (brace === '}' && !groups.pop()) throw new Error('a group ends that did not begin')
    else if (unicode) write(String.fromCharCode((Number(unicode) + 0x10000) % 0x10000))
    else if (text) write(text)
    else if (symbol && symbol !== '*') write(symbol)
    const group = groups.at(-1)
    if (group && hidden.has(word ?? symbol ?? '')) group.isHidden = true
    if (group && word === 'footnote') {
      group.isNote = true
      out.notes.push('')
    } else if (word && characters[word]) write(characters[word])
  }
  if (groups.length > 0 || end !== file.length) throw new Error('not RTF')
  return out
}
