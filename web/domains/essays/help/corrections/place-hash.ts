/** FNV-1a with 32 bits, twice with different starts: enough to tell a few hundred places apart. */
export function placeHash(parts: string[]): string {
  const text = parts.join('\u0000')
  return `${fnv(text, 0x811c9dc5)}${fnv(text, 0x01000193)}`
}

function fnv(text: string, start: number): string {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
