/** Escapes text: every character outside ASCII becomes `\uN?`, one for each UTF-16 unit. */
export function escapeRtf(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x5c || code === 0x7b || code === 0x7d) out += `\\${text[i]}`
    else if (code === 9) out += '\\tab '
    else if (code === 10) out += '\\line '
    else if (code >= 32 && code < 127) out += text[i]
    else if (code > 127) out += `\\u${code > 0x7fff ? code - 0x10000 : code}?`
  }
  return out
}
