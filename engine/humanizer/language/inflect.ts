import { doublingVerbs, irregularNouns, irregularVerbs } from './irregular-verbs.ts'

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing'
export type NounForm = 'singular' | 'plural'

export function inflectVerb(base: string, form: VerbForm): string {
  if (form === 'base') return base
  if (form === 's') return withS(base)
  if (form === 'ing') return withIng(base)
  const irregular = irregularVerbs.get(base)
  if (irregular) return form === 'past' ? irregular[0] : irregular[1]
  return withEd(base)
}

export function inflectNoun(singular: string, form: NounForm): string {
  if (form === 'singular') return singular
  return irregularNouns.get(singular) ?? withS(singular)
}

/** Reports whether the past tense of this verb is also its participle. If not, the context must decide which it is. */
export function hasOnePast(base: string): boolean {
  const irregular = irregularVerbs.get(base)
  return !irregular || irregular[0] === irregular[1]
}

function withS(word: string): string {
  if (word === 'have') return 'has'
  if (word === 'be') return 'is'
  if (/(?:s|x|z|ch|sh)$/.test(word) || /(?:^|[^o])[^aeiou]o$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (doublingVerbs.has(base)) return `${base}${base.at(-1)}ed`
  return `${base}ed`
}

function withIng(base: string): string {
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  if (doublingVerbs.has(base)) return `${base}${base.at(-1)}ing`
  return `${base}ing`
}

const vowelSound =
  /^(?:[aeio]|u(?!ni(?!n|m)|s[aeiu]|t[ei]|biq|ra|kr|ro|fo)|hono|hour|heir|honest|[fhlmnrsx](?=[A-Z\d])|8|11|18)/
const consonantSound = /^(?:one\b|once\b|eu|ew|ouija|uni(?!n|m)|us[aeiu]|ut[ei])/i

/** "a" or "an" as the sound of the next word asks; undefined where the spelling does not tell. */
export function articleFor(word: string): 'a' | 'an' | undefined {
  if (/^[A-Z]{2,}/.test(word)) return undefined
  const lower = word.toLowerCase()
  if (consonantSound.test(lower)) return 'a'
  return vowelSound.test(lower) ? 'an' : 'a'
}
