import { functionWords } from '../../lexicon/function-words.ts'
import { suffixes } from '../../lexicon/suffixes.ts'
import type { TextDocument } from '../../text/document.ts'
import type { Token } from '../../text/tokens.ts'
import { coreRange } from './core-range.ts'
import { endingOf, groupsOf } from './forms.ts'
import { markReadAs } from './habits.ts'
import { mix } from './hash.ts'

/**
 * The input of all views: lower-case tokens separated by one space, so that layout, Markdown, quotation style, initial
 * capitals and spaces before punctuation cannot distinguish sources. Dashes, semicolons and commas before "and" are
 * read alike for all authors (habits.ts).
 */
export type Canonical = {
  /** Number of tokens. */
  length: number
  /** Character codes of all tokens, each followed by one space. */
  codes: Uint16Array
  /** Token i's codes start at starts[i]; starts[length] is the end. */
  starts: Int32Array
  /** Hash of each token's form. */
  forms: Int32Array
  /** Hash of each token's form, with topic words replaced by their class. */
  masks: Int32Array
  /** 0 punctuation or symbol, 1 word, 2 number. */
  kinds: Uint8Array
  /** 0 lower case, 1 first letter capital, 2 all capitals (two letters or more). */
  capitals: Uint8Array
  /** 1 where a semicolon was read as a full stop (habits.ts). */
  semicolons: Uint8Array
  /** Facts about each token's form, shared between equal forms. */
  facts: FormFacts[]
  /** Sentence s has the tokens from sentenceStarts[s] to sentenceStarts[s + 1]. */
  sentenceStarts: Int32Array
  /** The tokens on which the text as a whole is judged (core-range.ts). */
  core: { from: number; to: number }
}

type FormFacts = {
  form: string
  hash: number
  /** Hash of the form, or of its class when the word is not a general one. */
  mask: number
  functional: boolean
  groups: readonly number[]
  /** Index into the endings that the style measures use, or -1. */
  ending: number
}

const markup = /^[#*_`|~>]+$/
const lettersMax = 40

export type Reader = (document: TextDocument) => Canonical

/** Creates a reader that keeps `generalWords` in the masked forms and caches its facts about each word. */
export function createReader(generalWords: ReadonlySet<string>): Reader {
  const known = new Map<string, FormFacts>()
  return (document) => toCanonical(document, generalWords, known)
}

function toCanonical(
  document: TextDocument,
  generalWords: ReadonlySet<string>,
  known: Map<string, FormFacts>,
): Canonical {
  const { text, tokens, sentences } = document
  const out = allocate(tokens.length, text.length, sentences.length)
  for (let s = 0; s < sentences.length; s++) {
    const { tokenFrom, tokenTo } = sentences[s]!
    out.sentenceStarts[s] = out.length
    let before = ''
    for (let t = tokenFrom + markerTokens(text, tokens, tokenFrom, tokenTo); t < tokenTo; t++) {
      const form = formAt(text, tokens, t)
      if (form === '') continue
      const raw = rawOf(text, tokens[t]!)
      if (tokens[t]!.kind === 'word') {
        push(out, factsOf(form, true, generalWords, known), 1, capitalsOf(raw, form), 0)
        before = form
        continue
      }
      const mark = markReadAs(form, before, formAt(text, tokens, t + 1))
      if (mark === undefined) continue
      const semicolon = form === ';' ? 1 : 0
      push(out, factsOf(mark, false, generalWords, known), tokens[t]!.kind === 'number' ? 2 : 0, 0, semicolon)
      before = mark
    }
  }
  out.sentenceStarts[sentences.length] = out.length
  out.core = coreRange(document, out)
  return out
}

function push(out: Canonical, facts: FormFacts, kind: number, capitals: number, semicolon: number): void {
  const { form } = facts
  let size = out.starts[out.length]!
  out.forms[out.length] = facts.hash
  out.masks[out.length] = facts.mask
  out.kinds[out.length] = kind
  out.capitals[out.length] = capitals
  out.semicolons[out.length] = semicolon
  out.facts.push(facts)
  for (let i = 0; i < form.length; i++) out.codes[size++] = form.charCodeAt(i)
  out.codes[size++] = 32
  out.starts[++out.length] = size
}

function rawOf(text: string, { start, end }: Token): string {
  return text.slice(start, Math.min(end, start + lettersMax))
}

/** Returns the form of a token in lower case, or an empty text for markup and beyond the last token. */
function formAt(text: string, tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token ? formOf(rawOf(text, token), token.kind) : ''
}

const bullets = '-*+•–‣'

/** Returns how many tokens at the start of a sentence are the mark of a list item: "-", "1." or "(a)". */
function markerTokens(text: string, tokens: readonly Token[], from: number, to: number): number {
  const first = tokens[from]
  if (!first || to - from < 2 || !startsLine(text, first.start)) return 0
  const rawAt = (at: number) => (at < to ? rawOf(text, tokens[at]!) : '')
  const raw = rawAt(from)
  if (raw.length === 1 && bullets.includes(raw)) return 1
  if (/^\d{1,3}$/.test(raw) && '.)'.includes(rawAt(from + 1))) return 2
  return raw === '(' && rawAt(from + 1).length === 1 && rawAt(from + 2) === ')' ? 3 : 0
}

/** Reports whether only white space is before a place in its line. */
function startsLine(text: string, at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const code = text.charCodeAt(i)
    if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029) return true
    if (code !== 32 && code !== 9) return false
  }
  return true
}

function allocate(tokens: number, characters: number, sentences: number): Canonical {
  return {
    length: 0,
    // "…" becomes three characters, and each token adds one for its space.
    codes: new Uint16Array(characters * 3 + tokens + 1),
    starts: new Int32Array(tokens + 1),
    forms: new Int32Array(tokens),
    masks: new Int32Array(tokens),
    kinds: new Uint8Array(tokens),
    capitals: new Uint8Array(tokens),
    semicolons: new Uint8Array(tokens),
    facts: [],
    sentenceStarts: new Int32Array(sentences + 1),
    core: { from: 0, to: 0 },
  }
}

function formOf(raw: string, kind: string): string {
  if (kind === 'word') return raw.toLowerCase().replaceAll('’', "'").replace(/[‐‑]/g, '-')
  if (kind === 'number') return '0'
  if (kind === 'other') return ''
  if (kind === 'symbol') return raw.length === 1 && raw < '\u0250' ? (markup.test(raw) ? '' : raw) : '\u263a'
  if (markup.test(raw)) return ''
  const first = raw.charAt(0)
  if ('“”„«»"‘’\'‚`'.includes(first)) return '"'
  if ('-–—―‒'.includes(first)) return '-'
  if (first === '…' || (first === '.' && raw.length > 1)) return '...'
  return first
}

function capitalsOf(raw: string, form: string): number {
  if (raw.charAt(0) === form.charAt(0)) return 0
  return raw.length > 1 && raw === raw.toUpperCase() ? 2 : 1
}

// Bounded, so that a stream of invented words cannot fill the memory.
const cacheMax = 8_000

function factsOf(
  form: string,
  word: boolean,
  generalWords: ReadonlySet<string>,
  known: Map<string, FormFacts>,
): FormFacts {
  const cached = known.get(form)
  if (cached !== undefined) return cached
  const hash = hashOf(form)
  const functional = !word || functionWords.has(form)
  const facts = {
    form,
    hash,
    mask: functional || generalWords.has(form) ? hash : hashOf(classOf(form)),
    functional,
    groups: groupsOf(form),
    ending: functional ? -1 : endingOf(form),
  }
  if (known.size >= cacheMax) known.clear()
  known.set(form, facts)
  return facts
}

function hashOf(form: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193)
  return mix(hash)
}

function classOf(form: string): string {
  if (form.includes("'")) return contractionOf(form)
  if (form.includes('-')) return '<-hyphened>'
  for (const suffix of suffixes) {
    if (form.length > suffix.length + 1 && form.endsWith(suffix)) return `<-${suffix}>`
  }
  return form.length <= 4 ? '<short>' : '<word>'
}

/** "don't" remains a separate form through its ending; "Mary's" is a possessive. */
function contractionOf(form: string): string {
  const at = form.lastIndexOf("'")
  const head = form.slice(0, at)
  const tail = form.slice(at)
  if (tail === "'t") return `<${head}'t>`
  return functionWords.has(head) ? `<${head}${tail}>` : `<word${tail}>`
}
