import { isRecord, textOf } from './import-values.ts'

/** Claude's web pages put this line where a flat text has a tool. */
const unsupported = /```\n?This block is not supported on your current device yet\.\n?```/g

/**
 * Returns the document that a use of the tool "artifacts" writes, under its title; null for another tool or a change of
 * a few words.
 */
export function artifactOf({ name, input }: Record<string, unknown>): string | null {
  if (name !== 'artifacts' || !isRecord(input)) return null
  const content = textOf(input.content)
  if (content.trim() === '' || !['create', 'rewrite'].includes(textOf(input.command))) return null
  return written(textOf(input.title), content, textOf(input.type), textOf(input.language))
}

/** Takes the tags out of a text of an older export, which has documents and thoughts between them. */
export function withoutArtifactTags(text: string): string {
  const kept = text.replace(unsupported, '')
  if (!kept.includes('<ant')) return kept.trim() === text.trim() ? text : kept.trim()
  const pieces: string[] = []
  for (let at = 0; at < kept.length; ) {
    const { from, end, piece } = nextTag(kept, at)
    pieces.push(kept.slice(at, from), piece)
    at = end
  }
  return pieces
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const tags = [
  { opening: '<antThinking>', closing: '</antThinking>' },
  { opening: '<antArtifact ', closing: '</antArtifact>' },
]

/** Returns the next part between tags and what is written for it; the end of the text without one. */
function nextTag(text: string, at: number): { from: number; end: number; piece: string } {
  const found = tags
    .map(({ opening, closing }) => ({ from: text.indexOf(opening, at), opening, closing }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
  for (const { from, opening, closing } of found) {
    const close = text.indexOf(closing, from)
    const head = text.slice(from, text.indexOf('>', from) + 1)
    if (close < 0 || head.length < opening.length) continue
    const content = text.slice(from + head.length, close)
    return { from, end: close + closing.length, piece: opening.endsWith('>') ? '' : document(head, content) }
  }
  return { from: text.length, end: text.length, piece: '' }
}

function document(head: string, content: string): string {
  const [title, type, language] = [
    attribute(head, 'title'),
    attribute(head, 'type'),
    attribute(head, 'language'),
  ]
  return `\n\n${written(title, content, type, language)}\n\n`
}

function attribute(head: string, name: string): string {
  const start = head.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  return head.slice(from, head.indexOf('"', from))
}

function written(title: string, content: string, type: string, language: string): string {
  const text = content.trim()
  const isProse = type === '' || type === 'text/markdown' || type === 'text/plain'
  const fence = text.includes('```') ? '````' : '```'
  const body = isProse ? text : `${fence}${language}\n${text}\n${fence}`
  return title ? `**${title}**\n\n${body}` : body
}
