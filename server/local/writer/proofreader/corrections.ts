import type { Lint } from '../../../../contract/proofreading/lint.ts'
import { spellingOf } from '../../../../contract/proofreading/spelling.ts'

/** Kinds of findings that are shown to the user but not applied. */
const remarkKinds: ReadonlySet<string> = new Set([
  'Style',
  'Readability',
  'Enhancement',
  'Redundancy',
  'Regionalism',
  'WordOrder',
])

/** Rules that are right often enough to mention and not often enough to apply. */
const remarkRules: ReadonlySet<string> = new Set(['DiscourseMarkers', 'LongSentences', 'CommaFixes'])

export type Edit = { start: number; end: number; from: string; to: string; why: string }
type Remark = { text: string; why: string }
export type Corrections = { text: string; edits: Edit[]; remarks: Remark[]; unknown: string[] }

/** Applies corrections that are certain. Other findings become remarks, and unknown words are listed. */
export function correct(text: string, lints: Lint[]): Corrections {
  const edits: Edit[] = []
  const remarks: Remark[] = []
  const unknown = new Set<string>()
  let end = 0
  for (const lint of lints) {
    if (lint.start < end) continue
    const from = text.slice(lint.start, lint.end)
    const to = lint.kind === 'Spelling' ? spellingOf(text, lint) : lint.replacements[0]
    if (isRemark(lint)) remarks.push({ text: from, why: saidPlainly(lint.message) })
    else if (lint.kind === 'Spelling' && to === undefined) unknown.add(from)
    else if (to === undefined) remarks.push({ text: from, why: saidPlainly(lint.message) })
    else if (to !== from) {
      edits.push({ start: lint.start, end: lint.end, from, to, why: whyOf(lint, from, to) })
      end = lint.end
    }
  }
  return { text: apply(text, edits), edits, remarks, unknown: [...unknown] }
}

function isRemark({ kind, rule }: Lint): boolean {
  return remarkKinds.has(kind) || remarkRules.has(rule)
}

function apply(text: string, edits: Edit[]): string {
  let out = ''
  let at = 0
  for (const edit of edits) {
    out += text.slice(at, edit.start) + edit.to
    at = edit.end
  }
  return out + text.slice(at)
}

const whys: Record<string, string> = {
  Spelling: 'spelling',
  Typo: 'typing slip',
  Capitalization: 'capital letter',
  Repetition: 'word repeated',
  BoundaryError: 'word boundary',
}

function whyOf(lint: Lint, from: string, to: string): string {
  if (from.trim() === '' || to.trim() === '') return 'spacing'
  if (lint.kind === 'Spelling' && from.toLowerCase() === to.toLowerCase()) return 'capital letter'
  if (lint.kind === 'Spelling' && from === to.replace(/['’]/g, '')) return 'apostrophe'
  if (lint.rule === 'AnA') return '"a" before a consonant sound, "an" before a vowel sound'
  return whys[lint.kind] ?? saidPlainly(lint.message)
}

/** Shortens the checker's message to one line without code marks and exclamation marks. */
function saidPlainly(message: string): string {
  const line = message
    .split(/(?<=[.!?])\s+(?=[A-Z])/)[0]!
    .replace(/`([^`]*)`/g, '"$1"')
    .replace(/!+/g, '.')
  const plain = line.replace(/(?<![.\s])[.\s]+$/, '').trim()
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}
