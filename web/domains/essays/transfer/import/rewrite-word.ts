import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'
import type { readNumbering } from '../../../../../contract/essays/word-numbering.ts'
import { formulaTex } from '../../formulas/formula-tex.ts'
import { ImportFault } from './import-fault.ts'

/** Elements of which the reader of Word documents would drop the content with the element. */
const unwrapped = new Set(['w:fldSimple', 'w:dir', 'w:bdo', 'w:ruby', 'w:rubyBase', 'm:oMathPara'])
/** Settings of those elements, and the readings above words. */
const removed = new Set(['w:rubyPr', 'w:rt', 'w:fldData', 'm:oMathParaPr'])
const formula = 'm:oMath'
const depthMax = 200

type Numbering = ReturnType<typeof readNumbering>
type Tag = { name: string; isClosing: boolean; isEmpty: boolean; start: number; end: number; text: string }

/**
 * Rewrites a part of a Word document for a reader that drops what it does not know: formulas become TeX, and the
 * text of simple fields, of changed directions and of words with readings above them stands by itself. The number of a list
 * item is written in front of its text, the width of a picture after its description, and where comments are into the text
 * (`wordMarks`).
 */
export function rewriteWord(xml: string, numbering: Numbering): string {
  const pieces: string[] = []
  let isOwnLine = false
  let at = 0
  let skipping: { name: string; depth: number } | null = null
  const open: FormulaNode[] = []
  const item = { list: '', level: 0 }
  let width = ''
  /** Marks of comments that stand where no text can. */
  let marks = ''
  let deletions = 0
  for (const tag of tagsOf(xml)) {
    const { name, isClosing, isEmpty } = tag
    if (skipping) {
      if (name === skipping.name && !isEmpty) skipping.depth += isClosing ? -1 : 1
      if (skipping.depth === 0) {
        skipping = null
        at = tag.end
      }
    } else if (open.length > 0) {
      readFormula(open, xml, at, tag)
      at = tag.end
      const root = open[0]
      if (isClosing && name === formula && open.length === 1 && root) {
        open.pop()
        const mark = isOwnLine ? wordMarks.formulaLine : wordMarks.formula
        pieces.push(runOf(`${mark}${formulaTex(root)}${mark}`))
      }
    } else if (name === formula && !isClosing) {
      pieces.push(xml.slice(at, tag.start))
      at = tag.end
      if (!isEmpty) open.push({ name: 'oMath', children: [] })
    } else if (commentKinds[name]) {
      if (!isClosing) marks += commentMark(commentKinds[name], attributeOf(tag.text, 'w:id'))
    } else if (deleted.has(name) && !isEmpty) deletions += isClosing ? -1 : 1
    else if (name === 'w:r' && !isClosing && !isEmpty && marks !== '' && deletions === 0) {
      pieces.push(xml.slice(at, tag.start), runOf(marks))
      at = tag.start
      marks = ''
    } else if (name === 'w:ilvl') item.level = Number(attributeOf(tag.text, 'w:val')) || 0
    else if (name === 'w:numId') item.list = attributeOf(tag.text, 'w:val')
    else if (name === 'w:pPr' && !isEmpty) {
      if (isClosing && item.list !== '') {
        const number = numbering.next(item.list, item.level)?.number
        pieces.push(xml.slice(at, tag.end))
        at = tag.end
        if (number !== undefined) pieces.push(runOf(`${wordMarks.item}${number}${wordMarks.item}`))
      }
      Object.assign(item, { list: '', level: 0 })
    } else if (name === 'wp:extent') width = attributeOf(tag.text, 'cx')
    else if (name === 'wp:docPr' && !isClosing && width !== '') {
      pieces.push(xml.slice(at, tag.start), withWidth(tag.text, width))
      at = tag.end
      width = ''
    } else if (unwrapped.has(name) || removed.has(name)) {
      pieces.push(xml.slice(at, tag.start))
      at = tag.end
      if (name === 'm:oMathPara') isOwnLine = !isClosing
      if (removed.has(name) && !isClosing && !isEmpty) skipping = { name, depth: 1 }
    }
  }
  pieces.push(xml.slice(at))
  return pieces.join('')
}

/** Characters of private use that carry through the reader what it drops. */
export const wordMarks = {
  item: '\ue001',
  width: '\ue002',
  formula: '\ue003',
  formulaLine: '\ue004',
  comment: '\ue005',
}

/** Where the words of a comment begin and end, and its sign, which is alone where it has no words. */
const commentKinds: Readonly<Record<string, string>> = {
  'w:commentRangeStart': 's',
  'w:commentRangeEnd': 'e',
  'w:commentReference': 'p',
}
/** The reader drops these with their content. */
const deleted = new Set(['w:del', 'w:moveFrom'])

function commentMark(kind: string, id: string): string {
  return `${wordMarks.comment}${kind}${id}${wordMarks.comment}`
}

export function attributeOf(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}

function withWidth(tag: string, width: string): string {
  const alt = attributeOf(tag, 'descr')
  const plain = tag.replace(/ (?:descr|title)="[^"]*"/g, '')
  return plain.replace(/^<wp:docPr/, `<wp:docPr descr="${alt}${wordMarks.width}${width}"`)
}

function readFormula(open: FormulaNode[], xml: string, textFrom: number, tag: Tag): void {
  const parent = open[open.length - 1]
  if (!parent) return
  // White space between elements is layout of the markup.
  if (parent.name === 't') parent.children.push(decodeReferences(xml.slice(textFrom, tag.start)))
  const name = tag.name.slice(tag.name.indexOf(':') + 1)
  if (tag.isClosing) {
    if (open.length > 1 && parent.name === name) open.pop()
    return
  }
  if (open.length > depthMax) throw new ImportFault('tooLarge')
  const value = /\bval="([^"]{0,200})"/.exec(tag.text)?.[1]
  const node: FormulaNode = {
    name,
    children: [],
    ...(value === undefined ? {} : { value: decodeReferences(value) }),
  }
  parent.children.push(node)
  if (!tag.isEmpty) open.push(node)
}

export function* tagsOf(xml: string): Generator<Tag> {
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', start + 1)) {
    const end = xml.indexOf('>', start) + 1
    if (end === 0) return
    const text = xml.slice(start, end)
    const name = /^<\/?([\w:.-]{1,80})/.exec(text)?.[1]
    if (name) yield { name, isClosing: text[1] === '/', isEmpty: text.endsWith('/>'), start, end, text }
  }
}

function runOf(text: string): string {
  return `<w:r><w:t xml:space="preserve">${encode(text)}</w:t></w:r>`
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
