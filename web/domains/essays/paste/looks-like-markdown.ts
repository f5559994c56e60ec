const linesRead = 400
const signs = [
  /^#{1,6} \S/,
  /^ {0,3}[-*+] \S/,
  /^ {0,3}\d{1,3}[.)] \S/,
  /^ {0,3}> \S/,
  /^ {0,3}(?:```|~~~)/,
  /^\|.{1,300}\|$/,
]
const inText = /\*\*[^*\s][^*\n]{0,300}\*\*|\[[^\]\n]{1,200}\]\(https?:/
const charactersMax = 200_000

/** Reports whether plain text was written as Markdown: it has a heading, a code block, or two other marks. */
export function looksLikeMarkdown(text: string): boolean {
  if (text.length > charactersMax) return false
  let points = 0
  for (const line of text.split('\n', linesRead)) {
    const sign = signs.findIndex((pattern) => pattern.test(line.trimEnd()))
    if (sign === 0 || sign === 4) return true
    if (sign !== -1 || inText.test(line.slice(0, 2_000))) points++
    if (points >= 2) return true
  }
  return false
}
