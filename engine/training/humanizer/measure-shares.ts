/**
 * Makes engine/humanizer/data/shares.json: node engine/training/humanizer/measure-shares.ts
 *
 * Rewrites texts by models in Strong. Compares the frequency of each inserted wording, and of each removed word, with its
 * frequency in texts by people. Each run starts from the shares of the previous run; three runs are enough.
 */
import { writeFileSync } from 'node:fs'
import rates from '../../humanizer/data/phrase-rates.json' with { type: 'json' }
import measured from '../../humanizer/data/shares.json' with { type: 'json' }
import { wordsOf } from '../../humanizer/proposals/shares.ts'
import { humanize } from '../../humanizer/rewrite/humanize.ts'
import { findData, isHeldOut, readLabelled } from './human-documents.ts'

const out = new URL('../../humanizer/data/shares.json', import.meta.url)
const texts = Number(process.argv[2] ?? 600)
const wordsMin = 60
const wordsMax = 500
/** Words with at least this frequency per 1,000 words have no share. `everywhere` in rate-caps.ts has the same value. */
const common = 2
/** A change that is seen less often gives no reliable rate. */
const seenMin = 4
/** Every wording is inserted in some texts, and every word is removed from some, so that no line of a table is unused. */
const shareMin = 0.05
/**
 * Words that people use and that rules replace seldom, so that their shares are measured however few changes are seen.
 * One that people use at least as often as models is never replaced in a run.
 */
const guarded = new Set(
  'various particularly currently someone anyone everyone simply entire typically crucial moreover however often generally several certain'.split(
    ' ',
  ),
)
const means = rates as unknown as Record<string, [high: number, mean: number]>

type Counts = Map<string, number>

const add = (counts: Counts, key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by)

async function main(): Promise<void> {
  const folder = findData()
  if (!folder) throw new Error('No labelled texts found: set LONGHAND_DATA to their folder.')
  const people: Counts = new Map()
  let peopleWords = 0
  let brackets = 0
  const ai: string[] = []
  for await (const document of readLabelled(folder)) {
    if (isHeldOut(document)) continue
    const words = wordsOf(document.text)
    if (words.length < wordsMin || words.length > wordsMax) continue
    if (document.label === 'ai') ai.push(document.text)
    else {
      for (const word of words) add(people, word)
      peopleWords += words.length
      brackets += document.text.split('(').length - 1
    }
  }
  const step = Math.max(1, Math.floor(ai.length / texts))
  const sample = ai.filter((_, i) => i % step === 0).slice(0, texts)
  const results = sample.map((text) => humanize(text, { mode: 'strong' }).text)
  const before = sample.join('\n').toLowerCase()
  const after = results.join('\n').toLowerCase()
  const [wordsBefore, wordsAfter] = [countWords(before), countWords(after)]
  const total = [...wordsAfter.values()].reduce((sum, count) => sum + count, 0)
  const meanOf = (word: string) => (1000 * (people.get(word) ?? 0)) / peopleWords
  const inserted = new Map(Object.entries<number>(measured.inserted))
  const kept = new Map(Object.entries<number>(measured.kept))
  const phrases = Object.keys(means).filter((phrase) => (means[phrase]?.[1] ?? 0) <= common)
  for (const phrase of [...phrases, '(']) {
    const [old, fresh] = [countOf(before, phrase), countOf(after, phrase)]
    const mean = phrase === '(' ? (1000 * brackets) / peopleWords : (means[phrase]?.[1] ?? 0)
    const share = inserted.get(phrase) ?? 1
    if (fresh - old < seenMin && share === 1) continue
    const room = (mean * total) / 1000 - old
    const next = fresh <= old ? share : share * Math.max(0, room / (fresh - old))
    if (next < 1) inserted.set(phrase, round(Math.max(shareMin, next)))
    else inserted.delete(phrase)
  }
  for (const [word, old] of wordsBefore) {
    const fresh = wordsAfter.get(word) ?? 0
    const share = kept.get(word) ?? 0
    const isGuarded = guarded.has(word)
    if (isGuarded && (meanOf(word) * total) / 1000 >= old) {
      kept.set(word, 1)
      continue
    }
    if (meanOf(word) > common || (old - fresh < seenMin && share === 0 && !isGuarded) || old <= fresh)
      continue
    const missing = (meanOf(word) * total) / 1000 - fresh
    const next = share + (1 - share) * Math.min(1, missing / (old - fresh))
    if (next > 0) kept.set(word, round(Math.min(isGuarded ? 1 : 1 - shareMin, next)))
    else kept.delete(word)
  }
  const sorted = (shares: Map<string, number>) => Object.fromEntries([...shares].sort())
  writeFileSync(out, `${JSON.stringify({ inserted: sorted(inserted), kept: sorted(kept) }, null, 1)}\n`)
  for (const word of guarded) {
    const room = Math.round((meanOf(word) * total) / 1000)
    console.log(
      `${word}: ${wordsBefore.get(word) ?? 0} before, ${wordsAfter.get(word) ?? 0} after, ${room} by people`,
    )
  }
  for (const phrase of [...phrases, '(']) {
    const [old, fresh] = [countOf(before, phrase), countOf(after, phrase)]
    const mean = phrase === '(' ? (1000 * brackets) / peopleWords : (means[phrase]?.[1] ?? 0)
    const room = (mean * total) / 1000
    if (fresh - old >= seenMin && fresh > 1.5 * room)
      console.log(
        `inserted too often: ${phrase}: ${old} before, ${fresh} after, ${room.toFixed(1)} by people`,
      )
  }
  console.log(`${sample.length} texts: ${inserted.size} wordings and ${kept.size} words have a share`)
}

function countWords(text: string): Counts {
  const counts: Counts = new Map()
  for (const word of wordsOf(text)) add(counts, word)
  return counts
}

function countOf(text: string, phrase: string): number {
  let count = 0
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
    const isWhole = !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + phrase.length))
    if (phrase === '(' || isWhole) count++
  }
  return count
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000
}

await main()
