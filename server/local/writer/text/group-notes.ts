import { keyPhrases } from './key-phrases.ts'
import type { Note } from './notes.ts'
import { cosine, type Vector, vectorsOf } from './rank-sentences.ts'
import type { Tagger } from './tagger.ts'
import { sentenceCase } from './wording.ts'

export type NoteGroup = { heading: string; notes: Note[] }

/** Average likeness above which two groups of notes are about one thing: short notes share a word or two at most. */
const alike = 0.06
const groupMax = 7

/** Groups notes by what they share, in the order of their first notes; the writer's own headings are kept. */
export function groupNotes(notes: Note[], tag: Tagger): NoteGroup[] {
  const own = [...new Set(notes.map(({ under }) => under))]
  if (own.length > 1 || (own.length === 1 && own[0] !== null)) {
    return own.map((under) => {
      const inside = notes.filter((note) => note.under === under)
      return { heading: sentenceCase(under ?? 'Opening'), notes: inside }
    })
  }
  const groups = cluster(notes)
  const paired = groups.filter((group) => group.length > 1)
  const single = groups.filter((group) => group.length === 1).flat()
  // A heading over each stray note would be a list again; two or more of them share one.
  const strays = single.length > 1 && paired.length > 0 ? [...paired, single] : groups
  const ordered = paired.length === 0 ? [notes] : strays
  const used = new Set<string>()
  return ordered.map((group) => ({
    heading: group === single ? 'Further points' : headingOf(group, tag, used),
    notes: group,
  }))
}

function cluster(notes: Note[]): Note[][] {
  const vectors = vectorsOf(notes)
  let groups = notes.map((_, i) => [i])
  for (;;) {
    const [a, b] = closest(groups, vectors)
    if (a === undefined || b === undefined) break
    const joined = [...groups[a]!, ...groups[b]!].sort((x, y) => x - y)
    groups = [...groups.filter((_, i) => i !== a && i !== b), joined]
  }
  groups.sort((x, y) => x[0]! - y[0]!)
  return groups.map((group) => group.map((i) => notes[i]!))
}

function closest(groups: number[][], vectors: Vector[]): [number?, number?] {
  let best: [number?, number?] = []
  let most = alike
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      if (groups[a]!.length + groups[b]!.length > groupMax) continue
      let sum = 0
      for (const i of groups[a]!) for (const j of groups[b]!) sum += cosine(vectors[i]!, vectors[j]!)
      const likeness = sum / (groups[a]!.length * groups[b]!.length)
      if (likeness > most) [best, most] = [[a, b], likeness]
    }
  }
  return best
}

/** A phrase that most of the notes share, else the first one's own. */
function headingOf(notes: Note[], tag: Tagger, used: Set<string>): string {
  const phrases = keyPhrases(notes, tag)
  const shared = [...phrases].sort((a, b) => b.count - a.count || b.score - a.score)
  const best = shared.find(({ text }) => !used.has(text.toLowerCase())) ?? shared[0]
  const heading = best?.text ?? notes[0]!.text.split(' ').slice(0, 4).join(' ')
  used.add(heading.toLowerCase())
  return sentenceCase(heading)
}
