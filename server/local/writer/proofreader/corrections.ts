import { remarkKinds, remarkRules } from './checker-rules.ts'
import type { Lint } from './lint.ts'
import { spellingOf } from './spelling.ts'

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
    if (lint.start < end || isFalseAlarm(text, lint)) continue
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

/** Verbs whose past equals their base form: "the player he beat" is not an agreement error. */
const unchangingVerbs =
  /^(?:beat|bet|burst|cast|cost|cut|hit|hurt|let|put|quit|read|set|shut|spread|split|thrust|upset)$/

function isFalseAlarm(text: string, lint: Lint): boolean {
  const problem = text.slice(lint.start, lint.end)
  const before = text.charAt(lint.start - 1)
  if (lint.rule === 'RepeatedWords') return /^(?:had|that|her|is)\b/i.test(problem) || before === '-'
  // "Kerrang! magazine", "Yahoo! mail": a name may end in a punctuation mark.
  if (lint.rule === 'SentenceCapitalization')
    return /\p{Lu}[^\P{L}\p{Lu}]*[!?] $/u.test(text.slice(0, lint.start).slice(-30))
  if (lint.rule === 'PronounVerbAgreement') return unchangingVerbs.test(problem)
  // An address, a file name or code is not prose.
  const lineStart = text.lastIndexOf('\n', lint.start) + 1
  const backticks = text.slice(lineStart, lint.start).split('`').length - 1
  return backticks % 2 === 1 || /[@/\\_#]/.test(before + text.charAt(lint.end))
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
