import type { Belongings } from '../../server/testing/two-users.ts'

export type Owners = { own: Belongings; ana: Belongings; ben: Belongings }

/** Expands the shortened values of values.ts: `«repeat a 60000»`, `«deep 500»`, `«ana.chatId»`. */
export function expand(value: unknown, owners: Owners): unknown {
  if (typeof value === 'string') return expandText(value, owners)
  if (Array.isArray(value)) return value.map((part) => expand(part, owners))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, expand(part, owners)])
  // Object.fromEntries defines `__proto__` as an own property, so that it is sent.
  return Object.fromEntries(entries)
}

function expandText(text: string, owners: Owners): unknown {
  const [, word = '', rest = ''] = /^«(repeat|deep) ([\s\S]*)»$/.exec(text) ?? []
  if (word === 'repeat') {
    const cut = rest.lastIndexOf(' ')
    return rest.slice(0, cut).repeat(Number(rest.slice(cut + 1)))
  }
  if (word === 'deep') return nested(Number(rest))
  const [, who, id] = /^«(own|ana|ben)\.(\w+)»$/.exec(text) ?? []
  return who ? owners[who as keyof Owners][id as keyof Belongings] : text
}

function nested(depth: number): unknown {
  let value: unknown = []
  for (let i = 0; i < depth; i++) value = [value]
  return value
}
