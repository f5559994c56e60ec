import { Marked } from 'marked'
import { mathExtensions } from '../../../../ui/formulas/math-extensions.ts'
import { cjkEmphasis } from '../../../../ui/text/cjk-emphasis.ts'
import { ImportFault, importLimits } from './import-fault.ts'

const reader = new Marked({ gfm: true, extensions: mathExtensions }).use(cjkEmphasis)
const definition = /^ {0,3}\[\^([\w-]{1,40})\]:(.*)$/

/** `metadata` is what was at the head of the file; null without it. */
type MarkdownHtml = { html: string; metadata: string | null }

/** Converts GitHub Flavored Markdown with footnotes. The result is not safe to show: `readHtml` reads it. */
export async function markdownToHtml(markdown: string): Promise<MarkdownHtml> {
  if (markdown.length > importLimits.textCharactersMax) throw new ImportFault('tooLarge')
  const { text, metadata } = takeFrontMatter(markdown.replace(/\r\n?/g, '\n'))
  const { body, notes } = takeNotes(text)
  const html = await reader.parse(body)
  const items = [...notes].map(([id, text]) => `<li id="fn-${id}">${reader.parseInline(text)}</li>`)
  const withMarks = html.replace(/\[\^([\w-]{1,40})\]/g, (mark, id: string) =>
    notes.has(id) ? `<sup><a href="#fn-${id}">${id}</a></sup>` : mark,
  )
  return {
    html: `${withMarks}<section role="doc-endnotes"><ol>${items.join('')}</ol></section>`,
    metadata,
  }
}

const frontMatterLinesMax = 100
/** A line of YAML: a key with its value, an item of a list, a comment, or a line that continues the one before it. */
const yamlKey = /^["']?[\p{L}_][\w.\p{L}-]{0,60}["']?:(?:\s|$)/u
const yamlRest = /^(?:- |-$|#|\s|[\]}],?\s*$|$)/

/**
 * Takes off the metadata at the beginning. A text may also begin with a rule and have another one further down, so that
 * only lines that all have the form of YAML, with a key in the first, are metadata.
 */
function takeFrontMatter(markdown: string): { text: string; metadata: string | null } {
  const whole = { text: markdown, metadata: null }
  if (!/^---[ \t]*\n/.test(markdown)) return whole
  const lines = markdown.split('\n', frontMatterLinesMax)
  const end = lines.findIndex((line, i) => i > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  const inside = lines.slice(1, end).filter((line) => !/^\s*(?:#|$)/.test(line))
  const isMetadata =
    end > 0 &&
    yamlKey.test(inside[0] ?? '') &&
    inside.every((line) => yamlKey.test(line) || yamlRest.test(line))
  if (!isMetadata) return whole
  const length = lines.slice(0, end + 1).reduce((sum, line) => sum + line.length + 1, 0)
  return { text: markdown.slice(length), metadata: inside.join('\n') }
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
