import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import { isRightToLeft } from '../../../../ui/text/direction.ts'
import { codeGround, textForXml, wordFonts } from '../../../../ui/word-parts.ts'
import type { Footnote, Inline, Look, TextRun as Run } from '../document/essay-blocks.ts'
import { wordFormula } from './omml.ts'

/** Converts runs; neighbours with the same link become one link. */
export function wordInlines(inlines: Inline[], rightToLeft: boolean): ParagraphChild[] {
  const made: ParagraphChild[] = []
  for (let at = 0; at < inlines.length; ) {
    const inline = inlines[at]!
    if (inline.kind === 'break') made.push(new TextRun({ break: 1 }))
    else if (inline.kind === 'formula') made.push(wordFormula(inline.tree, inline.plain, false))
    else if (inline.kind === 'footnote') made.push(new FootnoteReferenceRun(inline.number))
    else if (inline.link === null) made.push(...runWithComments(inline, rightToLeft))
    else {
      const link = inline.link
      const runs: Run[] = []
      for (
        let next = inlines[at];
        next?.kind === 'text' && next.link === link;
        next = inlines[at + runs.length]
      )
        runs.push(next)
      const children = runs.flatMap((each) => runWithComments(each, rightToLeft, { style: 'Hyperlink' }))
      made.push(new ExternalHyperlink({ link: textForXml(link), children }))
      at += runs.length - 1
    }
    at++
  }
  return made
}

export function noteParagraph({ text, inlines }: Footnote): Paragraph {
  const rightToLeft = isRightToLeft(text)
  return new Paragraph({
    style: 'FootnoteText',
    ...(rightToLeft ? { bidirectional: true } : {}),
    children: wordInlines(inlines, rightToLeft),
  })
}

/** A comment is in the file where its words begin, where they end, and at the sign that opens it. */
function runWithComments(inline: Run, rightToLeft: boolean, more: IRunOptions = {}): ParagraphChild[] {
  const { starts = [], ends = [] } = inline
  return [
    ...starts.map((number) => new CommentRangeStart(number)),
    run(inline, rightToLeft, more),
    ...ends.flatMap((number) => [
      new CommentRangeEnd(number),
      new TextRun({ children: [new CommentReference(number)] }),
    ]),
  ]
}

function run({ text, look }: Run, rightToLeft: boolean, more: IRunOptions = {}): TextRun {
  const options: IRunOptions = { ...more, ...wordLook(look), ...(rightToLeft ? { rightToLeft } : {}) }
  if (text === '\t') return new TextRun({ ...options, children: [new Tab()] })
  return new TextRun({ ...options, text: textForXml(text) })
}

function wordLook(look: Look): IRunOptions {
  return {
    ...(look.bold ? { bold: true } : {}),
    ...(look.italic ? { italics: true } : {}),
    ...(look.underline ? { underline: {} } : {}),
    ...(look.strike ? { strike: true } : {}),
    ...(look.superscript ? { superScript: true } : {}),
    ...(look.subscript ? { subScript: true } : {}),
    ...(look.font ? { font: look.font } : {}),
    ...(look.sizePt ? { size: Math.round(look.sizePt * 2) } : {}),
    ...(look.code ? { font: wordFonts.code, shading: { type: 'clear', fill: codeGround } } : {}),
  }
}
