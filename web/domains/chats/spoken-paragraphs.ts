/** The paragraphs of a text as they are read aloud: without the signs of Markdown. */
export function spokenParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(plain)
    .filter(Boolean)
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
