/** The finished paragraphs of a text that grows, as they are read aloud: without the signs of Markdown. */
export function spokenParagraphs(text: string, isFinished: boolean): string[] {
  const paragraphs = text.split(/\n\s*\n/)
  const finished = isFinished ? paragraphs : paragraphs.slice(0, -1)
  return finished.map(plain).filter(Boolean)
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
