import { wordGroups } from '../../lexicon/word-groups.ts'

export const groupNames: readonly string[] = Object.keys(wordGroups)

const groupsByForm = readGroups()
const none: readonly number[] = []

function readGroups(): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, name] of groupNames.entries()) {
    for (const word of wordGroups[name]!.split(' ')) groups.set(word, [...(groups.get(word) ?? []), index])
  }
  return groups
}

/** Returns the numbers of the word groups of a lower-case form. */
export function groupsOf(form: string): readonly number[] {
  return groupsByForm.get(form) ?? none
}

export const endings: readonly string[] = [
  'ing',
  'ed',
  'ly',
  'tion',
  'ity',
  'ness',
  'ment',
  'ive',
  'al',
  'ous',
  'ful',
  'ance',
  'ence',
  'able',
  'ize',
  'ism',
  'er',
  'est',
  's',
]

/** Returns the index of the first ending that a content word has, or -1. */
export function endingOf(form: string): number {
  if (form.length < 5) return form.endsWith('s') ? endings.length - 1 : -1
  return endings.findIndex((ending) => form.endsWith(ending))
}
