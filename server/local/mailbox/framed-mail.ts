const darkQuery = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi

/**
 * Returns a mail as a light or a dark mail program shows it, whatever this browser prefers. Links open in a new tab,
 * because the frame may not navigate.
 */
export function framedMail(html: string, look: 'light' | 'dark'): string {
  const forced = html.replace(darkQuery, look === 'dark' ? '@media all' : '@media not all')
  const head = `<base target="_blank"><style>:root{color-scheme:${look} !important}</style>`
  return /<head[^<>]*>/i.test(forced)
    ? forced.replace(/<head[^<>]*>/i, (tag) => tag + head)
    : `<!doctype html><html><head>${head}</head><body>${forced}</body></html>`
}
