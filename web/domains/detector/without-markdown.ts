/** Returns the words of a Markdown text for a preview, without the markup of headings, lists, tables and emphasis. */
export function withoutMarkdown(text: string): string {
  return text.split('\n').flatMap(wordsOfLine).join('\n')
}

function wordsOfLine(line: string): string[] {
  const trimmed = line.trim()
  if (trimmed.startsWith('```') || trimmed.startsWith('~~~')) return []
  // The separator line of a table, and horizontal rules.
  if (trimmed !== '' && /^[|:\-*_ ]+$/.test(trimmed)) return []
  const opened = trimmed.replace(/^(?:#{1,6} |> ?|[-*+] |\d{1,9}[.)] )/, '')
  const cells = opened.startsWith('|') ? opened.split('|').map((cell) => cell.trim()) : [opened]
  return [
    cells
      .filter(Boolean)
      .join('  ')
      .replace(/\*\*|__|`|~~/g, ''),
  ]
}
