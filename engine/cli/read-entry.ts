/** A number whose digits JavaScript would round is kept as written, as raw JSON. */
export type EntryId = string | number | object | null

export type Entry = { id: EntryId; text: string; error?: undefined } | { id: EntryId; error: string }

// JSON.parse source text access (ECMA-262, 2026), which TypeScript does not declare yet.
const SourceJson = JSON as unknown as {
  parse(raw: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown): unknown
  rawJSON(source: string): object
  isRawJSON(value: unknown): value is object
}

/** Reads {"id","text"}. The id is preserved as written, including integers beyond 2^53. */
export function readEntry(line: string): Entry {
  let entry: unknown
  try {
    entry = SourceJson.parse(line, keepNumber)
  } catch {
    return { id: null, error: 'This line is not JSON.' }
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry) || SourceJson.isRawJSON(entry))
    return { id: null, error: 'This line is not an object with "id" and "text".' }
  const { id, text } = entry as { id?: unknown; text?: unknown }
  if (typeof id !== 'string' && typeof id !== 'number' && !SourceJson.isRawJSON(id))
    return { id: null, error: 'The "id" is missing, or neither a string nor a number.' }
  if (typeof text !== 'string') return { id, error: 'The "text" is missing, or not a string.' }
  return { id, text }
}

function keepNumber(_key: string, value: unknown, { source }: { source?: string }): unknown {
  if (typeof value !== 'number' || source === undefined || String(value) === source) return value
  return SourceJson.rawJSON(source)
}
