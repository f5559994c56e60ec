import { inflectNoun, inflectVerb, type VerbForm } from '../language/inflect.ts'
import type { Result } from './patterns.ts'

const verbForms: VerbForm[] = ['base', 's', 'past', 'participle', 'ing']

/**
 * Returns the text that a wording inserts, in each of its forms and in lower case; nothing if it copies words or only
 * deletes.
 */
export function phrasesOf(results: readonly Result[]): string[] {
  if (results.length === 0 || results.some((result) => result.kind === 'copy')) return []
  const verb = results.some((result) => result.kind === 'verb')
  const noun = results.some((result) => result.kind === 'noun')
  const forms: VerbForm[] = verb ? verbForms : ['base']
  const numbers = noun ? (['singular', 'plural'] as const) : (['singular'] as const)
  return forms.flatMap((form) =>
    numbers.map((number) =>
      results
        .map((result) => {
          if (result.kind === 'verb') return inflectVerb(result.text, form)
          return result.kind === 'noun' ? inflectNoun(result.text, number) : result.text
        })
        .join(' ')
        .replace(/ (?=[,;:.])/g, '')
        .toLowerCase(),
    ),
  )
}
