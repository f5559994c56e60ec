import { Marked } from 'marked'
import { ImportFault, importLimits } from './import-fault.ts'

const reader = new Marked({ gfm: true })
const definition = /^ {0,3}\[\^([\w-]{1,40})\]:(.*)$/

/** Converts GitHub Flavored Markdown with footnotes. The result is not safe to show: `readHtml` reads it. */
export async function markdownToHtml(markdown: string): Promise<string> {
  if (markdown.length > importLimits.textCharactersMax) throw new ImportFault('tooLarge')
  const { body, notes } = takeNotes(markdown.replace(/^---\n(?:.*\n){0,100}?---\n/, ''))
  const html = await reader.parse(body)
  const items = [...notes].map(([id, text]) => `<li id="fn-${id}">${reader.parseInline(text)}</li>`)
  const withMarks = html.replace(/\[\^([\w-]{1,40})\]/g, (mark, id: string) =>
    notes.has(id) ? `<sup><a href="#fn-${id}">${id}</a></sup>` : mark,
  )
  return `${withMarks}<section role="doc-endnotes"><ol>${items.join('')}</ol></section>`
}

/** Takes the definitions of footnotes out of the text, with their indented lines. */
function takeNotes(markdown: string): { body: string; notes: Map<string, string> } {
  const notes = new Map<string, string>()
  const body: string[] = []
  let open: string | null = null
  for (const line of markdown.split('\n')) {
    const [, id, text] = definition.exec(line) ?? []
    if (id !== undefined && text !== undefined) {
      open = id
      notes.set(id, text.trim())
    } else if (open !== null && /^(?: {2,}|\t)\S/.test(line))
      notes.set(open, `${notes.get(open)} ${line.trim()}`)
    else {
      open = null
      body.push(line)
    }
  }
  return { body: body.join('\n'), notes }
}
