import { inflectNoun, inflectVerb, type NounForm, type VerbForm } from '../language/inflect.ts'

/** A line of the tables of rules; rules/words/README.md describes how it is written. */
export type Pattern = {
  source: string
  core: Piece[]
  before: Piece[]
  after: Piece[]
  atStart: boolean
  sure: boolean
  results: Result[][]
  /** For each result whether readers found places of it that a careful writer would have left. */
  checks: boolean[]
}

export type Piece = {
  /** Surface forms and what they are; undefined where any word with one of the tags will do. */
  forms?: Map<string, Form[]>
  tags?: ReadonlySet<string>
  kind: 'word' | 'verb' | 'noun' | 'adjective' | 'adverb' | 'mixed' | 'near'
  endings?: readonly string[]
  optional: boolean
  negative: boolean
}

export type Form = { verb: VerbForm; base: string } | { noun: NounForm } | { plain: true }

export type Result = {
  text: string
  kind: 'word' | 'verb' | 'noun' | 'copy'
}

export function compilePatterns(lines: readonly string[]): Pattern[] {
  return lines.map(compilePattern)
}

function compilePattern(source: string): Pattern {
  const sure = source.startsWith('= ')
  const [left, right] = source.slice(sure ? 2 : 0).split(' -> ')
  if (left === undefined || right === undefined) throw new Error(`No arrow in "${source}"`)
  const pattern: Pattern = {
    source,
    core: [],
    before: [],
    after: [],
    atStart: false,
    sure,
    results: [],
    checks: [],
  }
  for (const part of splitLeft(left)) {
    if (part === '^') pattern.atStart = true
    else if (!part.startsWith('[')) pattern.core.push(compilePiece(part))
    else (pattern.core.length === 0 ? pattern.before : pattern.after).push(compilePiece(part.slice(1, -1)))
  }
  if (!pattern.core[0]?.forms) throw new Error(`The first word of "${source}" must be a word`)
  const wordings = right.split(' | ').map((wording) => wording.trim())
  pattern.results = wordings.map((wording) => compileResult(wording.replace(/^\?/, '')))
  pattern.checks = wordings.map((wording) => wording.startsWith('?'))
  return pattern
}

function splitLeft(left: string): string[] {
  return left.match(/\[[^[\]]+\]|\S+/g) ?? []
}

function compilePiece(part: string): Piece {
  const negative = part.startsWith('!')
  const optional = part.length > 1 && part.endsWith('?')
  const body = part.slice(negative ? 1 : 0, optional ? -1 : undefined)
  if (body.startsWith('~')) return { ...compilePiece(body.slice(1)), kind: 'near', optional, negative }
  if (body.startsWith('@') || body.startsWith('*') || /\|[@*]|\|[A-Z]{3,}/.test(body))
    return { ...compileMixed(body), optional, negative }
  const slash = body.length > 1 ? body.lastIndexOf('/') : -1
  const mark = slash === -1 ? '' : body.slice(slash + 1)
  const words = (slash === -1 ? body : body.slice(0, slash)).split('|').map((word) => word.replace(/_/g, ' '))
  const forms = new Map<string, Form[]>()
  const add = (surface: string, form: Form) => forms.set(surface, [...(forms.get(surface) ?? []), form])
  for (const word of words) {
    for (const spelling of spellings(word)) {
      if (mark.startsWith('V'))
        for (const verb of verbForms[mark] ?? []) add(inflectVerb(spelling, verb), { verb, base: word })
      else if (mark.startsWith('N'))
        for (const noun of nounForms[mark] ?? []) add(inflectNoun(spelling, noun), { noun })
      else add(spelling, { plain: true })
    }
  }
  const kind = mark.startsWith('V')
    ? 'verb'
    : mark.startsWith('N')
      ? 'noun'
      : mark === 'A'
        ? 'adjective'
        : mark === 'R'
          ? 'adverb'
          : 'word'
  return { kind, forms, optional, negative }
}

/** Words, tags and endings side by side: `the|a|@ADJ|NOUN`, `*ing|@DET`. */
function compileMixed(body: string): Pick<Piece, 'kind' | 'forms' | 'tags' | 'endings'> {
  const items = body.split('|')
  const tags = items.filter((item) => /^@?[A-Z]{3,}$/.test(item)).map((item) => item.replace('@', ''))
  const endings = items.filter((item) => item.startsWith('*')).map((item) => item.slice(1))
  const words = items.filter((item) => !/^@?[A-Z]{3,}$|^\*/.test(item))
  const forms = new Map(words.map((word): [string, Form[]] => [word.replace(/_/g, ' '), [{ plain: true }]]))
  return { kind: 'mixed', tags: new Set(tags), endings, ...(words.length > 0 && { forms }) }
}

function spellings(word: string): string[] {
  if (/[^aeiou]ize$/.test(word) && word.length > 5) return [word, word.replace(/ize$/, 'ise')]
  return [word]
}

const verbForms: Record<string, VerbForm[]> = {
  V: ['base', 's', 'past', 'participle', 'ing'],
  VP: ['base', 's'],
  VS: ['s'],
  V0: ['base'],
  VG: ['ing'],
  VD: ['past', 'participle'],
}

const nounForms: Record<string, NounForm[]> = { N: ['singular', 'plural'], N1: ['singular'], N2: ['plural'] }

function compileResult(result: string): Result[] {
  if (result === '0') return []
  return result.split(' ').map((part): Result => {
    if (/^\$\d$/.test(part)) return { kind: 'copy', text: part.slice(1) }
    if (part.endsWith('/V')) return { kind: 'verb', text: part.slice(0, -2) }
    if (part.endsWith('/N')) return { kind: 'noun', text: part.slice(0, -2) }
    return { kind: 'word', text: part }
  })
}
