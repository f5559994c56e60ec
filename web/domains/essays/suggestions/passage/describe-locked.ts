import type { LockedKind, LockedSpan } from './read-passage.ts'

const charactersMax = 900
const names: Record<LockedKind, string> = {
  quotation: 'a quotation',
  citation: 'a citation',
  footnote: 'a footnote',
  link: 'a link',
  code: 'code',
  break: 'a line break',
  token: 'a sign',
  other: 'a part that stays',
}

/** Tells the model what a locked span is. */
export function describeLocked({ kind, text }: Pick<LockedSpan, 'kind' | 'text'>): string {
  return text.trim() === '' ? names[kind] : `${names[kind]}: ${text.slice(0, charactersMax)}`
}
