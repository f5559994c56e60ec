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
import { modes } from '../engine/choices.ts'
import { type Humanization, humanize } from '../engine/index.ts'
import { findData, isHeldOut, readLabelled } from '../engine/training/humanizer/human-documents.ts'

const cases = new URL('../engine/cases/', import.meta.url)
const textsFile = new URL('./texts/assistant-2026.jsonl', import.meta.url)
/** Held-out texts of each label and source. */
const perSource = 40
const wordsMin = 60
const wordsMax = 500
const shownMax = 12
/** The parts of a result that have a digest each, in the order of the columns. */
const partNames = ['text', 'edits', 'alternatives'] as const

async function main(): Promise<void> {
  const [verb, file] = process.argv.slice(2)
  if (!file || (verb !== 'write' && verb !== 'compare')) {
    console.error('Usage: humanizer-digests.ts write|compare FILE')
    process.exitCode = 1
    return
  }
  const texts = [...readCases(), ...readBenchTexts(), ...(await readHeldOut())]
  const lines = texts.flatMap(([id, text]) =>
    modes.map((mode) => `${id} ${mode} ${digestsOf(humanize(text, { mode })).join(' ')}`),
  )
  console.log(`${texts.length} texts in ${modes.length} modes`)
  if (verb === 'write') writeFileSync(file, `${lines.join('\n')}\n`)
  else compare(readFileSync(file, 'utf8').trimEnd().split('\n'), lines)
}

function digestsOf(result: Humanization): string[] {
  return partNames.map((part) =>
    createHash('sha256').update(JSON.stringify(result[part])).digest('hex').slice(0, 16),
  )
}

function readCases(): [string, string][] {
  return readdirSync(cases).map((name) => [name, readFileSync(new URL(`${name}/input.md`, cases), 'utf8')])
}

function readBenchTexts(): [string, string][] {
  return readFileSync(textsFile, 'utf8')
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
    if (!isHeldOut(document) || words < wordsMin || words > wordsMax) continue
    const source = `${document.label} ${document.source}`
    const count = counts.get(source) ?? 0
    counts.set(source, count + 1)
    if (count < perSource) texts.push([document.id.replace(/\s/g, '_'), document.text])
  }
  return texts
}

/** Prints how many results differ in each part, with examples. Fails if any differ. */
function compare(before: string[], after: string[]): void {
  const known = new Map(before.map((line) => [keyOf(line), line.split(' ').slice(2)]))
  const differing = after.flatMap((line) => {
    const old = known.get(keyOf(line))
    const fresh = line.split(' ').slice(2)
    const parts = partNames.filter((_, i) => old && old[i] !== fresh[i])
    return parts.length > 0 ? [{ key: keyOf(line), parts }] : []
  })
  const unknown = after.filter((line) => !known.has(keyOf(line))).length
  for (const part of partNames)
    console.log(`${part}: ${differing.filter(({ parts }) => parts.includes(part)).length} differ`)
  if (unknown > 0) console.log(`${unknown} results are not in the file`)
  for (const { key, parts } of differing.slice(0, shownMax)) console.log(`  ${key}: ${parts.join(', ')}`)
  if (differing.length > 0) process.exitCode = 1
}

function keyOf(line: string): string {
  return line.split(' ').slice(0, 2).join(' ')
}

await main()
