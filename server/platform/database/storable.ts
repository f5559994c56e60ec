/**
 * Replaces zero bytes, which PostgreSQL's text cannot hold, and lone surrogates, which its JSON cannot hold. Each
 * becomes one character, so that positions in the text stay the same.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

/** Applies `storableText` to every string in a value that is stored as JSON. */
export function storableJson<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part)),
  )
}
