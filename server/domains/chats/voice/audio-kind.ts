export type AudioKind = { ending: string; type: string }

/**
 * Detects a recording's type from its first bytes, not from the sender's declaration. Returns null for unknown types.
 */
export function audioKind(head: Uint8Array): AudioKind | null {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\x1aE\xdf\xa3')) return { ending: 'webm', type: 'audio/webm' }
  if (text.startsWith('OggS')) return { ending: 'ogg', type: 'audio/ogg' }
  if (text.slice(4, 8) === 'ftyp') return { ending: 'mp4', type: 'audio/mp4' }
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return { ending: 'wav', type: 'audio/wav' }
  if (text.startsWith('ID3') || (head[0] === 0xff && (head[1]! & 0xe0) === 0xe0))
    return { ending: 'mp3', type: 'audio/mpeg' }
  return null
}
