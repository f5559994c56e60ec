import { compilePatterns } from '../patterns/patterns.ts'
import { phrasesOf } from '../patterns/phrases.ts'
import { isMeasured } from '../proposals/rate-caps.ts'
import { readConditions } from './conditions.ts'
import { readTable, type Section, type SourceLine } from './read-table.ts'
import type { CompiledRule } from './table-rule.ts'

export type TableFile = {
  name: string
  source: string
}

/** The rules of all tables, in the order of their files; throws an error that lists all that is wrong with them. */
export function compileTables(files: readonly TableFile[]): CompiledRule[] {
  const sections = files
    .flatMap(({ name, source }) => readTable(name, source))
    .map((section) => ({ ...section, lines: section.lines.flatMap(withMeasuredWordings) }))
  const faults = [...findBadLines(sections), ...findBadSections(sections)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return sections.map(({ name, mode, gain, when, reason, lines }) => ({
    name,
    mode,
    gain,
    when,
    reason,
    lines: lines.map(withChecks),
  }))
}

/** From so many so-so places in all that were read, a wording is marked to be checked. */
const checkedShare = 0.1

/** Marks wordings that readers often found so-so with a "?" in front. */
function withChecks({ text, records }: SourceLine): string {
  if (!records) return text
  const [left = '', right = ''] = text.split(' -> ')
  const wordings = right.split(' | ').map((wording, i) => {
    const { right = 0, soSo = 0, wrong = 0 } = records[i] ?? {}
    return soSo + wrong >= checkedShare * (right + soSo + wrong) ? `?${wording}` : wording
  })
  return `${left} -> ${wordings.join(' | ')}`
}

/** Keeps the rows of a template whose wordings people write. */
function withMeasuredWordings(line: SourceLine): SourceLine[] {
  if (!line.templated) return [line]
  const [left = '', right = ''] = line.text.split(' -> ')
  const unmeasured = new Set(unmeasuredWordings(line.text))
  const isKept = (wording: string) => !unmeasured.has(wording)
  const wordings = right.split(' | ')
  const kept = wordings.filter(isKept)
  const records = line.records?.filter((_, i) => isKept(wordings[i] ?? ''))
  return kept.length > 0
    ? [{ ...line, text: `${left} -> ${kept.join(' | ')}`, ...(records && { records }) }]
    : []
}

/** Wordings of several words that the texts by people have in no form: `createRateCaps` never lets them in. */
function unmeasuredWordings(line: string): string[] {
  const wordings = line.slice(line.indexOf(' -> ') + ' -> '.length).split(' | ')
  const [pattern] = compilePatterns([line])
  return wordings.filter((_, i) => {
    const forms = phrasesOf(pattern?.results[i] ?? [])
    return forms.length > 0 && !forms.some(isMeasured)
  })
}

function findBadSections(sections: readonly Section[]): string[] {
  const names = new Set<string>()
  const reasons = new Map<string, string>()
  return sections.flatMap(({ at, name, reason, when, fires, silent, lines }) => {
    const faults: string[] = []
    if (names.has(name)) faults.push(`${at}: there is a rule "${name}" already`)
    names.add(name)
    const known = reasons.get(reason.key) ?? reason.text
    reasons.set(reason.key, known)
    if (reason.text === '') faults.push(`${at}: "${name}" has no reason`)
    if (known !== reason.text) faults.push(`${at}: the reason "${reason.key}" has another text elsewhere`)
    if (lines.length === 0) faults.push(`${at}: "${name}" has no lines`)
    if (fires.length === 0) faults.push(`${at}: "${name}" has no case that fires ("? before => after")`)
    if (silent.length === 0) faults.push(`${at}: "${name}" has no case that stays silent ("! text")`)
    return [...faults, ...faultOf(at, () => readConditions(when))]
  })
}

function findBadLines(sections: readonly Section[]): string[] {
  const lefts = new Map<string, string>()
  return sections.flatMap(({ lines }) =>
    lines.flatMap(({ text, at }) => {
      const fault = faultOf(at, () => compilePatterns([text]))
      if (fault.length > 0) return fault
      const left = text.slice(text.startsWith('= ') ? 2 : 0, text.indexOf(' -> '))
      const earlier = lefts.get(left)
      lefts.set(left, at)
      return [
        ...(earlier ? [`${at}: "${left}" stands in ${earlier} already`] : []),
        ...unmeasuredWordings(text).map((wording) => `${at}: no text by a person has "${wording}"`),
      ]
    }),
  )
}

function faultOf(at: string, read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
