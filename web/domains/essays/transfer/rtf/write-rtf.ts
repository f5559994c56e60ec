import type { EssayDocument } from '../document/essay-blocks.ts'
import { rtfBlocks } from './rtf-blocks.ts'
import { createFonts, type RtfContext } from './rtf-context.ts'
import { escapeRtf } from './rtf-text.ts'

/** Sizes of headings in relation to the text, as on the page. */
const headingScales = [1.857, 1.43, 1.143, 1, 1, 1]

/**
 * Writes RTF 1.9.1, the text format of Word, in ASCII. Lists, tables and footnotes are the format's own, so that word
 * processors can edit them.
 */
export function writeRtf({ title, font, sizePt, blocks, footnotes }: EssayDocument): string {
  const context: RtfContext = {
    fonts: createFonts(font),
    lists: [],
    halfPoints: Math.round(sizePt * 2),
    notes: new Map(footnotes.map((note) => [note.number, note])),
  }
  const body = rtfBlocks(blocks, context)
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang1033',
    context.fonts.table(),
    '{\\colortbl;\\red61\\green58\\blue155;\\red243\\green240\\blue234;}',
    stylesheet(context.halfPoints),
    ...listTables(context.lists),
    `{\\info{\\title ${escapeRtf(title)}}}`,
    '\\paperw11906\\paperh16838\\margl1440\\margr1440\\margt1440\\margb1440\\ftnbj\\ftnnar',
    // The number of each page, below the text.
    '{\\footer\\pard\\plain\\qc{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}',
    body,
    '}',
  ].join('\n')
}

function stylesheet(halfPoints: number): string {
  const headings = headingScales.map(
    (scale, i) =>
      `{\\s${i + 1}\\sbasedon0\\snext0\\outlinelevel${i}\\keepn\\sb240\\sa100\\b\\f0\\fs${Math.round(halfPoints * scale)} heading ${i + 1};}`,
  )
  return [
    '{\\stylesheet',
    `{\\s0\\sa160\\sl320\\slmult1\\f0\\fs${halfPoints} Normal;}`,
    ...headings,
    `{\\s7\\sbasedon0\\li567\\ri567\\sa160\\i\\f0\\fs${halfPoints} Quote;}`,
    `{\\s8\\sbasedon0\\f0\\fs${Math.max(16, halfPoints - 4)} footnote text;}`,
    `{\\s9\\sbasedon0\\sa200\\f0\\fs${Math.max(16, halfPoints - 4)} caption;}`,
    '}',
  ].join('')
}

function listTables(lists: RtfContext['lists']): string[] {
  if (lists.length === 0) return []
  const definitions = lists.map(({ isOrdered, start }, at) => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const indent = `\\fi-360\\li${(level + 1) * 720}`
      return isOrdered
        ? `{\\listlevel\\levelnfc0\\leveljc0\\levelfollow0\\levelstartat${start}{\\leveltext\\'02\\'0${level}.;}{\\levelnumbers\\'01;}${indent}}`
        : `{\\listlevel\\levelnfc23\\leveljc0\\levelfollow0\\levelstartat1{\\leveltext\\'01\\u8226 ?;}{\\levelnumbers;}${indent}}`
    })
    return `{\\list\\listtemplateid${at + 1}${levels.join('')}{\\listname ;}\\listid${at + 1}}`
  })
  const overrides = lists.map((_, at) => `{\\listoverride\\listid${at + 1}\\listoverridecount0\\ls${at + 1}}`)
  return [`{\\*\\listtable${definitions.join('')}}`, `{\\*\\listoverridetable${overrides.join('')}}`]
}
