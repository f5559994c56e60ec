import { compilePatterns } from '../patterns.ts'
import { readConditions } from './conditions.ts'
import { readTable, type Section } from './read-table.ts'
import type { CompiledRule } from './table-rule.ts'
import { readGroup } from './twin-rule.ts'

export interface TableFile {
  name: string
  source: string
}

/** The rules of all tables, in the order of their files; throws an error that lists all that is wrong with them. */
export function compileTables(files: readonly TableFile[]): CompiledRule[] {
  const sections = files.flatMap(({ name, source }) => readTable(name, source))
  const faults = [...findBadLines(sections), ...findBadSections(sections)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return sections.map(({ name, mode, gain, kind, when, reason, lines }) => ({
    name,
    mode,
    gain,
    kind,
    when,
    reason,
    lines: lines.map(({ text }) => text),
  }))
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
  return sections.flatMap(({ kind, lines }) =>
    lines.flatMap(({ text, at }) =>
      faultOf(at, () => (kind === 'twins' ? readGroup(text) : compilePatterns([text]))),
    ),
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
