import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import { SUFFIXES } from '../lexicon/suffixes.ts'
import type { TextDocument } from '../text/document.ts'
import { mix } from './hash.ts'

/**
 * What the n-gram views read: lower-case tokens with one space between them, so that layout, Markdown, quotation
 * style, dashes, the case of first letters and spaces before punctuation cannot tell one source from another.
 */
export interface Canonical {
  /** Number of tokens. */
  length: number
  /** Character codes of all tokens, each followed by one space. */
  codes: Uint16Array
  /** Token i's codes start at starts[i]; starts[length] is the end. */
  starts: Int32Array
  /** Hash of each token's form. */
  forms: Int32Array
  /** Hash of each token's form with content words replaced by their class. */
  masks: Int32Array
  /** Sentence s has the tokens from sentenceStarts[s] to sentenceStarts[s + 1]. */
  sentenceStarts: Int32Array
}

const MARKUP = /^[#*_`|~>]+$/
const LETTERS_MAX = 40

export function toCanonical(document: TextDocument): Canonical {
  const { text, tokens, sentences } = document
  const out = allocate(tokens.length, text.length, sentences.length)
  let size = 0
  for (let s = 0; s < sentences.length; s++) {
    const { tokenFrom, tokenTo } = sentences[s]!
    out.sentenceStarts[s] = out.length
    for (let t = tokenFrom; t < tokenTo; t++) {
      const token = tokens[t]!
      const form = formOf(text.slice(token.start, Math.min(token.end, token.start + LETTERS_MAX)), token.kind)
      if (form === '') continue
      out.starts[out.length] = size
      out.forms[out.length] = hashOf(form)
      out.masks[out.length] = token.kind === 'word' ? maskOf(form) : out.forms[out.length]!
      for (let i = 0; i < form.length; i++) out.codes[size++] = form.charCodeAt(i)
      out.codes[size++] = 32
      out.length++
    }
  }
  out.starts[out.length] = size
  out.sentenceStarts[sentences.length] = out.length
  return out
}

function allocate(tokens: number, characters: number, sentences: number): Canonical {
  return {
    length: 0,
    // "…" grows to three characters, and a token to one more by its space.
    codes: new Uint16Array(characters * 3 + tokens + 1),
    starts: new Int32Array(tokens + 1),
    forms: new Int32Array(tokens),
    masks: new Int32Array(tokens),
    sentenceStarts: new Int32Array(sentences + 1),
  }
}

function formOf(raw: string, kind: string): string {
  if (kind === 'word') return raw.toLowerCase().replaceAll('’', "'").replace(/[‐‑]/g, '-')
  if (kind === 'number') return '0'
  if (kind === 'other') return ''
  if (kind === 'symbol') return raw.length === 1 && raw < '\u0250' ? (MARKUP.test(raw) ? '' : raw) : '\u263a'
  if (MARKUP.test(raw)) return ''
  const first = raw.charAt(0)
  if ('“”„«»"‘’\'‚`'.includes(first)) return '"'
  if ('-–—―‒'.includes(first)) return '-'
  if (first === '…' || (first === '.' && raw.length > 1)) return '...'
  return first
}

const hashes = new Map<string, number>()
const masks = new Map<string, number>()
const CACHE_MAX = 60_000

function hashOf(form: string): number {
  const known = hashes.get(form)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193)
  hash = mix(hash)
  // Bounded, so that a stream of invented words cannot fill the memory.
  if (hashes.size >= CACHE_MAX) hashes.clear()
  hashes.set(form, hash)
  return hash
}

function maskOf(form: string): number {
  const known = masks.get(form)
  if (known !== undefined) return known
  const mask = hashOf(FUNCTION_WORDS.has(form) ? form : classOf(form))
  if (masks.size >= CACHE_MAX) masks.clear()
  masks.set(form, mask)
  return mask
}

function classOf(form: string): string {
  if (form.includes("'")) return contractionOf(form)
  if (form.includes('-')) return '<-hyphened>'
  for (const suffix of SUFFIXES) {
    if (form.length > suffix.length + 1 && form.endsWith(suffix)) return `<-${suffix}>`
  }
  return form.length <= 4 ? '<short>' : '<word>'
}

/** "don't" stays a form of its own through its tail; "Mary's" is a possessive. */
function contractionOf(form: string): string {
  const at = form.lastIndexOf("'")
  const head = form.slice(0, at)
  const tail = form.slice(at)
  if (tail === "'t") return `<${head}'t>`
  return FUNCTION_WORDS.has(head) ? `<${head}${tail}>` : `<word${tail}>`
}
