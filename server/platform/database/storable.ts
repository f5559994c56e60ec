/** PostgreSQL takes no zero byte, and its JSON no half of a pair: each becomes one sign, so that no place in the text moves. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

/** The same for every text in a value that is kept as JSON. */
export function storableJson<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part)),
  )
}
