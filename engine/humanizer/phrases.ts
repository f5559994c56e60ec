import { inflectNoun, inflectVerb, type VerbForm } from './inflect.ts'
import type { Pattern, Result } from './patterns.ts'

/** What patterns can insert, in each of its forms, lower case. */
export function phrasesOf(patterns: readonly Pattern[]): string[] {
  return patterns.flatMap((pattern) => pattern.results.flatMap(expand)).map((phrase) => phrase.toLowerCase())
}

const FORMS: VerbForm[] = ['base', 's', 'past', 'participle', 'ing']

function expand(results: readonly Result[]): string[] {
  if (results.some((result) => result.kind === 'copy')) return []
  const verb = results.some((result) => result.kind === 'verb')
  const noun = results.some((result) => result.kind === 'noun')
  const forms: VerbForm[] = verb ? FORMS : ['base']
  const numbers = noun ? (['singular', 'plural'] as const) : (['singular'] as const)
  return forms.flatMap((form) =>
    numbers.map((number) =>
      results
        .map((result) => {
          if (result.kind === 'verb') return inflectVerb(result.text, form)
          return result.kind === 'noun' ? inflectNoun(result.text, number) : result.text
        })
        .join(' ')
        .replace(/ (?=[,;:.])/g, ''),
    ),
  )
}
