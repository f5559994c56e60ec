import { functionWords } from '../../lexicon/function-words.ts'
import { suffixes } from '../../lexicon/suffixes.ts'
import type { TextDocument } from '../../text/document.ts'
import { endingOf, groupsOf } from './forms.ts'
import { mix } from './hash.ts'

/**
 * The input of the n-gram views: lower-case tokens separated by one space, so that layout, Markdown, quotation style,
 * dashes, initial capitals and spaces before punctuation cannot distinguish sources.
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
  /** Facts about each token's form, shared between equal forms. */
  facts: FormFacts[]
  /** Sentence s has the tokens from sentenceStarts[s] to sentenceStarts[s + 1]. */
  sentenceStarts: Int32Array
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
  let size = 0
  for (let s = 0; s < sentences.length; s++) {
    const { tokenFrom, tokenTo } = sentences[s]!
    out.sentenceStarts[s] = out.length
    for (let t = tokenFrom; t < tokenTo; t++) {
      const token = tokens[t]!
      const raw = text.slice(token.start, Math.min(token.end, token.start + lettersMax))
      const form = formOf(raw, token.kind)
      if (form === '') continue
      const facts = factsOf(form, token.kind === 'word', generalWords, known)
      out.starts[out.length] = size
      out.forms[out.length] = facts.hash
      out.masks[out.length] = facts.mask
      out.kinds[out.length] = token.kind === 'word' ? 1 : token.kind === 'number' ? 2 : 0
      out.capitals[out.length] = token.kind === 'word' ? capitalsOf(raw, form) : 0
      out.facts.push(facts)
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
    // "…" becomes three characters, and each token adds one for its space.
    codes: new Uint16Array(characters * 3 + tokens + 1),
    starts: new Int32Array(tokens + 1),
    forms: new Int32Array(tokens),
    masks: new Int32Array(tokens),
    kinds: new Uint8Array(tokens),
    capitals: new Uint8Array(tokens),
    facts: [],
    sentenceStarts: new Int32Array(sentences + 1),
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
