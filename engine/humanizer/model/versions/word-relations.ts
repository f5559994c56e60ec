import relations from '../../data/word-relations.json' with { type: 'json' }

/** Concepts that a word stands for, those one step broader, and its opposites: from WordNet. */
type Entry = { own: Set<string>; near: Set<string>; opposites: Set<string> }

let entries: Map<string, Entry> | undefined

/** Read at the first question: only rewrites with a model need it. */
function entryOf(word: string): Entry | undefined {
  entries ??= new Map(
    relations.rows.split('\n').map((row) => {
      const [name = '', own, near, opposites] = row.split('|')
      return [name, { own: setOf(own), near: setOf(near), opposites: setOf(opposites) }]
    }),
  )
  return entries.get(word)
}

function setOf(list: string | undefined): Set<string> {
  return new Set(list ? list.split(' ') : [])
}

/** Reports whether one word may stand for the other in some sense, or is one step broader. */
export function areRelated(first: string, second: string): boolean {
  const [a, b] = [entryOf(first), entryOf(second)]
  if (!a || !b) return false
  return meets(a.own, b.own) || meets(a.own, b.near) || meets(a.near, b.own)
}

/** Reports whether two words are opposites. */
export function areOpposites(first: string, second: string): boolean {
  return entryOf(first)?.opposites.has(second) === true || entryOf(second)?.opposites.has(first) === true
}

function meets(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  for (const each of first) if (second.has(each)) return true
  return false
}
