import type { LintKind as HarperKind } from 'harper.js'
import type { LintKind } from './help-messages.ts'

/** The checker's categories, as the three that are shown. */
const kinds: Record<HarperKind, LintKind> = {
  Spelling: 'spelling',
  Typo: 'spelling',
  Agreement: 'grammar',
  BoundaryError: 'grammar',
  Capitalization: 'grammar',
  Eggcorn: 'grammar',
  Formatting: 'grammar',
  Grammar: 'grammar',
  Malapropism: 'grammar',
  Miscellaneous: 'grammar',
  Nonstandard: 'grammar',
  Punctuation: 'grammar',
  Repetition: 'grammar',
  Usage: 'grammar',
  WordOrder: 'grammar',
  Enhancement: 'style',
  Readability: 'style',
  Redundancy: 'style',
  Regionalism: 'style',
  Style: 'style',
  WordChoice: 'style',
}

export function kindOfLint(kind: string): LintKind {
  return kinds[kind as HarperKind] ?? 'grammar'
}
