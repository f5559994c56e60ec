/**
 * Proves that a change leaves every output of the humanizer as it was:
 *
 *   node scripts/node24.mjs bench/humanizer-digests.ts write FILE       before the change
 *   node scripts/node24.mjs bench/humanizer-digests.ts compare FILE     after it
 *
 * Takes the cases, the texts beside the benches and, where the labelled texts are there, the held-out ones, in all modes.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { MODES } from '../engine/choices.ts'
import { type Humanization, humanize } from '../engine/index.ts'
import { findData, isHeldOut, readLabelled } from '../engine/training/humanizer/human-documents.ts'

const CASES = new URL('../engine/cases/', import.meta.url)
const TEXTS = new URL('./texts/assistant-2026.jsonl', import.meta.url)
/** Held-out texts of each label and source. */
const PER_SOURCE = 40
const WORDS_MIN = 60
const WORDS_MAX = 500
const SHOWN_MAX = 12
/** The parts of a result that have a digest each, in the order of the columns. */
const PARTS = ['text', 'edits', 'alternatives'] as const

async function main(): Promise<void> {
  const [verb, file] = process.argv.slice(2)
  if (!file || (verb !== 'write' && verb !== 'compare')) {
    console.error('Usage: humanizer-digests.ts write|compare FILE')
    process.exitCode = 1
    return
  }
  const texts = [...readCases(), ...readBenchTexts(), ...(await readHeldOut())]
  const lines = texts.flatMap(([id, text]) =>
    MODES.map((mode) => `${id} ${mode} ${digestsOf(humanize(text, { mode })).join(' ')}`),
  )
  console.log(`${texts.length} texts in ${MODES.length} modes`)
  if (verb === 'write') writeFileSync(file, `${lines.join('\n')}\n`)
  else compare(readFileSync(file, 'utf8').trimEnd().split('\n'), lines)
}

function digestsOf(result: Humanization): string[] {
  return PARTS.map((part) =>
    createHash('sha256').update(JSON.stringify(result[part])).digest('hex').slice(0, 16),
  )
}

function readCases(): [string, string][] {
  return readdirSync(CASES).map((name) => [name, readFileSync(new URL(`${name}/input.md`, CASES), 'utf8')])
}

function readBenchTexts(): [string, string][] {
  return readFileSync(TEXTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; text: string })
    .map(({ id, text }) => [id, text])
}

async function readHeldOut(): Promise<[string, string][]> {
  const folder = findData()
  if (!folder) return []
  const counts = new Map<string, number>()
  const texts: [string, string][] = []
  for await (const document of readLabelled(folder)) {
    const words = document.text.split(/\s+/).length
    if (!isHeldOut(document) || words < WORDS_MIN || words > WORDS_MAX) continue
    const source = `${document.label} ${document.source}`
    const count = counts.get(source) ?? 0
    counts.set(source, count + 1)
    if (count < PER_SOURCE) texts.push([document.id.replace(/\s/g, '_'), document.text])
  }
  return texts
}

/** Prints how many results differ in each part, with examples. Fails if any differ. */
function compare(before: string[], after: string[]): void {
  const known = new Map(before.map((line) => [keyOf(line), line.split(' ').slice(2)]))
  const differing = after.flatMap((line) => {
    const old = known.get(keyOf(line))
    const fresh = line.split(' ').slice(2)
    const parts = PARTS.filter((_, i) => old && old[i] !== fresh[i])
    return parts.length > 0 ? [{ key: keyOf(line), parts }] : []
  })
  const unknown = after.filter((line) => !known.has(keyOf(line))).length
  for (const part of PARTS)
    console.log(`${part}: ${differing.filter(({ parts }) => parts.includes(part)).length} differ`)
  if (unknown > 0) console.log(`${unknown} results are not in the file`)
  for (const { key, parts } of differing.slice(0, SHOWN_MAX)) console.log(`  ${key}: ${parts.join(', ')}`)
  if (differing.length > 0) process.exitCode = 1
}

function keyOf(line: string): string {
  return line.split(' ').slice(0, 2).join(' ')
}

await main()
