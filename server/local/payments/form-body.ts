/** Parameters of a call: text, lists and maps, as the form encoding of the API carries them. */
export type Params = { [name: string]: Param }
export type Param = string | Param[] | Params

const depthMax = 8

/** Reads `items[0][price]=x&metadata[a]=b` into nested values. A map with the keys 0, 1, 2 is a list. */
export function readForm(text: string): Params {
  const root: Params = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[').slice(0, depthMax)
    place(root, path, value)
  }
  return asLists(root) as Params
}

function place(into: Params, path: string[], value: string): void {
  let at = into
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(at).length) : part
    if (depth === path.length - 1) {
      at[key] = value
      return
    }
    if (typeof at[key] !== 'object') at[key] = Object.create(null) as Params
    at = at[key] as Params
  })
}

function asLists(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, asLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function textOf(value: Param | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function numberOf(value: Param | undefined): number | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : Number(text)
}

export function mapOf(value: Param | undefined): Params {
  return value && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function listOf(value: Param | undefined): Param[] {
  return Array.isArray(value) ? value : []
}

/** Reads a map of texts, such as `metadata`. */
export function textsOf(value: Param | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapOf(value)).flatMap(([key, inner]) => (typeof inner === 'string' ? [[key, inner]] : [])),
  )
}
