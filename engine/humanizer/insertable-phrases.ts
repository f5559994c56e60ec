import { RULES } from './rules/all-rules.ts'

/** Every phrase that a rule can put into a text, in each of its forms, lower case, sorted. */
export function insertablePhrases(): string[] {
  return [...new Set(RULES.flatMap((rule) => rule.phrases))].filter((phrase) => phrase !== '').sort()
}
