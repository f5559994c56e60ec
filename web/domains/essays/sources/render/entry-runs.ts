import type { CitationRun } from './rendering.ts'

type Look = Omit<CitationRun, 'text'>

const entities: Record<string, string> = {
  '&#60;': '<',
  '&#62;': '>',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/**
 * Reads the HTML that citeproc writes: a few known elements around escaped text. Unknown elements count as their
 * content, so that nothing from a source becomes markup.
 */
export function entryRuns(html: string): CitationRun[] {
  const runs: CitationRun[] = []
  const stack: Look[] = [{}]
  for (const [token] of html.matchAll(/<[^<>]{1,2000}>|[^<]+|</g)) {
    const look = stack.at(-1)!
    if (token.startsWith('</')) {
      if (stack.length > 1) stack.pop()
    } else if (token.startsWith('<') && token.length > 1) {
      if (!token.endsWith('/>') && !token.startsWith('<br')) stack.push({ ...look, ...lookOf(token) })
    } else addText(runs, decode(token), look)
  }
  return trimmed(runs)
}

function lookOf(tag: string): Look {
  const name = /^<([a-z]+)/.exec(tag)?.[1]
  if (name === 'i' || name === 'em') return { italic: true }
  if (name === 'b' || name === 'strong') return { bold: true }
  if (name === 'sup') return { superscript: true }
  if (name === 'sub') return { subscript: true }
  if (name === 'a') {
    const link = decode(/href="([^"]{1,2000})"/.exec(tag)?.[1] ?? '')
    return /^https?:\/\//i.test(link) ? { link } : {}
  }
  if (name !== 'span') return {}
  if (tag.includes('small-caps')) return { smallCaps: true }
  if (tag.includes('underline')) return { underline: true }
  return {}
}

function addText(runs: CitationRun[], text: string, look: Look): void {
  const last = runs.at(-1)
  if (last && isSameLook(last, look)) last.text += text
  else if (text !== '') runs.push({ text, ...look })
}

function isSameLook(run: CitationRun, look: Look): boolean {
  const { text: _, ...rest } = run
  return JSON.stringify(rest) === JSON.stringify(look)
}

function decode(text: string): string {
  return text.replace(/&(?:#\d{2,5}|[a-z]{2,5});/g, (entity) => {
    const known = entities[entity]
    if (known) return known
    const code = Number(/^&#(\d+);$/.exec(entity)?.[1])
    return code > 31 ? String.fromCodePoint(code) : entity
  })
}

/** Removes line breaks of the HTML and blanks at both ends. */
function trimmed(runs: CitationRun[]): CitationRun[] {
  const flat = runs.map((run) => ({ ...run, text: run.text.replace(/[\t\n\r ]+/g, ' ') }))
  if (flat[0]) flat[0].text = flat[0].text.trimStart()
  const last = flat.at(-1)
  if (last) last.text = last.text.trimEnd()
  return flat.filter(({ text }) => text !== '')
}

export function textOfRuns(runs: CitationRun[]): string {
  return runs.map(({ text }) => text).join('')
}
