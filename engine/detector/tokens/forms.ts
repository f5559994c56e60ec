import { WORD_GROUPS } from '../../lexicon/word-groups.ts'

export const GROUP_NAMES: readonly string[] = Object.keys(WORD_GROUPS)

const GROUPS_BY_FORM = readGroups()
const NONE: readonly number[] = []

function readGroups(): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, name] of GROUP_NAMES.entries()) {
    for (const word of WORD_GROUPS[name]!.split(' ')) groups.set(word, [...(groups.get(word) ?? []), index])
  }
  return groups
}

/** Returns the numbers of the word groups of a lower-case form. */
export function groupsOf(form: string): readonly number[] {
  return GROUPS_BY_FORM.get(form) ?? NONE
}

export const ENDINGS: readonly string[] = [
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
  if (form.length < 5) return form.endsWith('s') ? ENDINGS.length - 1 : -1
  return ENDINGS.findIndex((ending) => form.endsWith(ending))
}
