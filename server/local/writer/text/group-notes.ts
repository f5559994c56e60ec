import { isTopical, type KeyPhrase, keyPhrases } from './key-phrases.ts'
import type { Note } from './notes.ts'
import { cosine, type Vector, vectorsOf } from './rank-sentences.ts'
import type { Tagger } from './tagger.ts'
import { sentenceCase } from './wording.ts'

export type NoteGroup = { heading: string; notes: Note[] }

/**
 * Average similarity above which two groups of notes share a topic: short notes have at most a word or two in common.
 */
const alike = 0.06
const groupMax = 7
/** Share of the notes that must be grouped before the draft gets headings. */
const groupedMin = 0.5
/** Comparing all pairs of more notes than this takes too long; they are grouped in runs. */
const clusterMax = 100

/** Groups notes by shared words, in the order of their first notes. Keeps the user's own headings. */
export function groupNotes(notes: Note[], tag: Tagger): NoteGroup[] {
  const own = [...new Set(notes.map(({ under }) => under))]
  if (own.length > 1 || (own.length === 1 && own[0] !== null)) {
    return own.map((under) => {
      const inside = notes.filter((note) => note.under === under)
      return { heading: sentenceCase(under ?? 'Opening'), notes: inside }
    })
  }
  const groups: Note[][] = []
  for (let at = 0; at < notes.length; at += clusterMax)
    groups.push(...cluster(notes.slice(at, at + clusterMax), tag))
  const paired = groups.filter((group) => group.length > 1)
  const single = groups.filter((group) => group.length === 1).flat()
  // A heading for each single note would be a list again, so two or more of them share one.
  const strays = single.length > 1 && paired.length > 0 ? [...paired, single] : groups
  // If most notes are ungrouped, headings would only interrupt the user's own order.
  const ordered = paired.flat().length < notes.length * groupedMin ? [notes] : strays
  const used = new Set<string>()
  return ordered.map((group) => ({
    heading: group === single ? 'Further points' : headingOf(group, tag, used),
    notes: group,
  }))
}

function cluster(notes: Note[], tag: Tagger): Note[][] {
  const vectors = vectorsOf(notes.map(({ text }) => ({ stems: nounStems(text, tag) })))
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

/**
 * Returns the stems of nouns: notes share a topic when they name the same things, while a shared verb can join
 * unrelated notes.
 */
function nounStems(text: string, tag: Tagger): string[] {
  const words = tag(text).filter(
    (word) => /NOUN|PROPN/.test(word.pos) && isTopical(word) && !timeWords.test(word.lemma),
  )
  return words.map(({ stem }) => stem.toLowerCase())
}

const timeWords =
  /^(?:day|week|month|year|time|hour|minute|morning|evening|night|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december)$/i

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

/** Returns what most of the notes have in common, in one phrase or two; for a single note its best phrase. */
function headingOf(notes: Note[], tag: Tagger, used: Set<string>): string {
  const phrases = keyPhrases(notes, tag)
  const free = phrases.filter(({ stems }) => !used.has(stems.at(-1)!))
  const heads = [...new Set(free.map(({ stems }) => stems.at(-1)!))]
  const shared = heads.filter(
    (head) => phrases.filter(({ stems }) => stems.includes(head)).length > 1 || countOf(phrases, head) > 1,
  )
  const chosen = (shared.length > 0 ? shared : heads.slice(0, 1)).slice(0, 2)
  const names = chosen.map((head) => longest(free.filter(({ stems }) => stems.at(-1) === head)))
  for (const head of chosen) used.add(head)
  return sentenceCase(names.join(' and ') || notes[0]!.text.split(' ').slice(0, 4).join(' '))
}

function countOf(phrases: KeyPhrase[], head: string): number {
  return phrases.reduce((sum, { stems, count }) => sum + (stems.at(-1) === head ? count : 0), 0)
}

function longest(phrases: KeyPhrase[]): string {
  return [...phrases].sort((a, b) => b.stems.length - a.stems.length || b.count - a.count)[0]?.text ?? ''
}
