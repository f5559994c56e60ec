import type { EssaySettings } from '../../../../../contract/essays/essays.ts'
import { limits } from '../../../../../contract/limits.ts'
import { randomId } from '../../../../ui/random-id.ts'

export type OutlineSection = EssaySettings['outline'][number]

type Line = { kind: 'planned' | 'numbered' | 'heading' | 'bullet'; text: string }

const kinds = ['planned', 'numbered', 'heading', 'bullet'] as const
const numbered = /^\d{1,2}[.)] /
const heading = /^#{1,6} /
const bullet = /^[-*•] /
const wordCount = /(\d{1,5}) ?w(?:ords?)?\b/i
const sectionWordsMax = 20_000

/**
 * Reads the sections of an outline from a reply: lines such as "The estuary | 150", or a list, or headings. Points below
 * a section are left out. Empty if the reply has fewer than two sections.
 */
export function parseOutline(reply: string): OutlineSection[] {
  const lines = reply.split('\n').flatMap((line) => readLine(line) ?? [])
  for (const kind of kinds) {
    const found = lines.filter((line) => line.kind === kind)
    if (found.length >= 2) return found.slice(0, limits.outlineSectionsMax).map(({ text }) => asSection(text))
  }
  return []
}

function readLine(line: string): Line | null {
  const text = line.trim()
  // Points below a section are indented.
  if (text === '' || line.startsWith('  ') || line.startsWith('\t')) return null
  if (text.includes(' | ') && !text.startsWith('|')) return { kind: 'planned', text }
  if (numbered.test(text)) return { kind: 'numbered', text: text.replace(numbered, '') }
  if (heading.test(text)) return { kind: 'heading', text: text.replace(heading, '') }
  if (bullet.test(text)) return { kind: 'bullet', text: text.replace(bullet, '') }
  return null
}

function asSection(text: string): OutlineSection {
  const [planned = '', after = ''] = text.split(' | ')
  const count = Number.parseInt(after, 10) || Number(wordCount.exec(text)?.[1] ?? 0)
  return newSection(titleOf(planned, text.includes(' | ')), Math.min(count, sectionWordsMax))
}

/**
 * Returns the bold part of a line, or what is before a colon or a parenthesis. A line of a plan consists of its title, so
 * that a colon belongs to it.
 */
function titleOf(text: string, isPlanned: boolean): string {
  const plain = text.trim().replace(numbered, '')
  const bold = plain.startsWith('**') ? plain.slice(2, plain.indexOf('**', 2)) : ''
  const title = bold || (isPlanned ? plain : (plain.split(': ')[0] ?? '').split(' (')[0]) || ''
  return title.replaceAll('*', '').replace(/:$/, '').trim().slice(0, limits.titleCharactersMax)
}

export function newSection(title = '', words = 0): OutlineSection {
  return { id: randomId(), title, words }
}
