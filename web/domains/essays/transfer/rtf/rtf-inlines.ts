import { isRightToLeft } from '../../../../ui/text/direction.ts'
import type { Footnote, Inline, Look, TextRun } from '../document/essay-blocks.ts'
import { codeFont, type RtfContext } from './rtf-context.ts'
import { escapeRtf } from './rtf-text.ts'

export function rtfInlines(inlines: Inline[], context: RtfContext, isRightToLeft: boolean): string {
  const made: string[] = []
  for (let at = 0; at < inlines.length; at++) {
    const inline = inlines[at]!
    if (inline.kind === 'break') made.push('\\line ')
    else if (inline.kind === 'formula') made.push(`{\\i ${escapeRtf(inline.plain)}}`)
    else if (inline.kind === 'footnote') made.push(footnote(context.notes.get(inline.number), context))
    else if (inline.link === null) made.push(run(inline, context, isRightToLeft))
    else {
      const runs = runsOfLink(inlines, at)
      made.push(link(inline.link, runs.map((each) => run(each, context, isRightToLeft)).join('')))
      at += runs.length - 1
    }
  }
  return made.join('')
}

function runsOfLink(inlines: Inline[], from: number): TextRun[] {
  const runs: TextRun[] = []
  const { link } = inlines[from] as TextRun
  for (const inline of inlines.slice(from)) {
    if (inline.kind !== 'text' || inline.link !== link) break
    runs.push(inline)
  }
  return runs
}

function link(address: string, shown: string): string {
  const target = escapeRtf(address.replaceAll('"', '%22').replaceAll('\\', '%5C'))
  return `{\\field{\\*\\fldinst{HYPERLINK "${target}"}}{\\fldrslt{\\ul\\cf1 ${shown}}}}`
}

function footnote(note: Footnote | undefined, context: RtfContext): string {
  const { text = '', inlines = [] } = note ?? {}
  const size = Math.max(16, context.halfPoints - 4)
  const direction = isRightToLeft(text) ? '\\rtlpar' : ''
  return `{\\super\\chftn}{\\footnote\\pard\\plain\\s8${direction}\\f0\\fs${size} {\\super\\chftn} ${rtfInlines(inlines, context, isRightToLeft(text))}}`
}

function run({ text, look }: TextRun, context: RtfContext, isRightToLeft: boolean): string {
  const words = `${isRightToLeft ? '\\rtlch' : ''}${control(look, context)}`
  // A blank ends a control word; without one it would be part of the text.
  return `{${words}${words === '' ? '' : ' '}${escapeRtf(text)}}`
}

function control(look: Look, { fonts }: RtfContext): string {
  return [
    look.bold && '\\b',
    look.italic && '\\i',
    look.underline && '\\ul',
    look.strike && '\\strike',
    look.superscript && '\\super',
    look.subscript && '\\sub',
    look.font && `\\f${fonts.index(look.font)}`,
    look.code && `\\f${fonts.index(codeFont)}\\chcbpat2`,
    look.sizePt && `\\fs${Math.round(look.sizePt * 2)}`,
  ]
    .filter(Boolean)
    .join('')
}
