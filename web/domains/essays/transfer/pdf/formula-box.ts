import { type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'
import type { Faces } from './faces.ts'
import { faceOfVariant, type MathFace } from './math-faces.ts'

/** A part of a formula. `ascent` and `descent` are measured from the line of the text. */
export type Box = {
  width: number
  ascent: number
  descent: number
  draw: (page: PDFPage, x: number, y: number) => void
}

type Style = { size: number; isScript: boolean; isBlock: boolean; faces: Faces }
type Kind = 'plain' | 'binary' | 'relation' | 'punctuation' | 'operator' | 'function' | 'fence'
type Item = { box: Box; kind: Kind; fence?: string }

const ink = rgb(0, 0, 0)
/** The height of a fraction's line and of the middle of signs, in the size of the text. */
const axis = 0.25
const lineWidth = 0.045
const scriptScale = 0.7
const empty: Box = { width: 0, ascent: 0, descent: 0, draw: () => {} }

const kinds = new Map<string, Kind>([
  ...[...'+−-±∓×÷⋅·∗∘∪∩∧∨⊕⊗⊕∖'].map((sign): [string, Kind] => [sign, 'binary']),
  ...[...'=<>≤≥≠≈≡∼≅∝→←↔⇒⇐⇔↦∈∉∋⊂⊃⊆⊇∣∥⊥'].map((sign): [string, Kind] => [sign, 'relation']),
  ...[...',;'].map((sign): [string, Kind] => [sign, 'punctuation']),
  ...[...'∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀'].map((sign): [string, Kind] => [sign, 'operator']),
])
/** White space before and after a sign, in the size of the text. */
const spaces: Record<Kind, [number, number]> = {
  plain: [0, 0],
  binary: [0.22, 0.22],
  relation: [0.28, 0.28],
  punctuation: [0, 0.17],
  operator: [0.1, 0.17],
  function: [0.1, 0.17],
  fence: [0, 0],
}
const fenceFaces: [MathFace, number][] = [
  ['mathMain', 1],
  ['mathSize1', 1.2],
  ['mathSize2', 1.8],
  ['mathSize3', 2.4],
  ['mathSize4', 3],
]

/** Lays out a formula. In the line, fractions and sums are smaller than on a line of their own. */
export function formulaBox(tree: FormulaNode, size: number, faces: Faces, isBlock: boolean): Box {
  return row([tree], { size, isScript: false, isBlock, faces })
}

const builders: Readonly<Record<string, (parts: FormulaNode[], style: Style, node: FormulaNode) => Box>> = {
  mi: (_, style, node) => identifier(node, style),
  mn: (_, style, node) => text(wordsOf(node), 'mathMain', style),
  mo: (_, style, node) => sign(wordsOf(node), style),
  mtext: (_, style, node) => text(wordsOf(node), 'mathMain', style),
  mspace: (_, style) => ({ ...empty, width: style.size * 0.17 }),
  mphantom: (parts, style) => ({ ...row(parts, style), draw: () => {} }),
  msup: ([base, up], style) => scripts(base, undefined, up, style),
  msub: ([base, down], style) => scripts(base, down, undefined, style),
  msubsup: ([base, down, up], style) => scripts(base, down, up, style),
  munder: ([base, down], style) => limits(base, down, undefined, style),
  mover: ([base, up], style, node) =>
    node.value === 'true' ? accented(base, up, style) : limits(base, undefined, up, style),
  munderover: ([base, down, up], style) => limits(base, down, up, style),
  mfrac: ([above, below], style, node) => fraction(above, below, style, !/^0/.test(node.value ?? '')),
  msqrt: (parts, style) => root(row(parts, style), null, style),
  mroot: ([base, degree], style) => root(one(base, style), one(degree, script(script(style))), style),
  menclose: (parts, style) => row(parts, style),
  mtable: (rows, style, node) => matrix(rows, style, node.value ?? 'center'),
}

function row(nodes: FormulaNode[], style: Style): Box {
  const items = nodes.flatMap(unwrapped).map((node): Item => {
    if (node.name === 'mo' && node.value === 'true')
      return { box: empty, kind: 'fence', fence: wordsOf(node) }
    const box = (builders[node.name] ?? ((parts, s) => row(parts, s)))(elements(node), style, node)
    return { box, kind: kindOf(node) }
  })
  const inner = items.filter(({ kind }) => kind !== 'fence').map(({ box }) => box)
  const reach = Math.max(
    ...inner.map(({ ascent, descent }) => Math.max(ascent - axis * style.size, descent + axis * style.size)),
    0.4 * style.size,
  )
  for (const item of items) if (item.fence !== undefined) item.box = fence(item.fence, reach, style)
  return beside(items, style)
}

/** Puts boxes beside each other, with the spaces of their signs. A sign without something before it is no operator. */
function beside(items: Item[], { size, isScript }: Style): Box {
  let width = 0
  const placed = items.map(({ box, kind }, at) => {
    const before = items[at - 1]
    const isUnary =
      kind === 'binary' && (!before || !['plain', 'function'].includes(before.kind)) && !isClosing(before)
    const [lead, trail] = isScript || isUnary || at === items.length - 1 ? [0, 0] : spaces[kind]
    const x = width + (at === 0 ? 0 : lead * size)
    width = x + box.width + trail * size
    return { box, x }
  })
  return {
    width,
    ascent: Math.max(0, ...items.map(({ box }) => box.ascent)),
    descent: Math.max(0, ...items.map(({ box }) => box.descent)),
    draw: (page, left, y) => {
      for (const { box, x } of placed) box.draw(page, left + x, y)
    },
  }
}

function isClosing(item: Item | undefined): boolean {
  return item?.fence !== undefined && ')]}⟩⌋⌉|'.includes(item.fence)
}

function kindOf(node: FormulaNode): Kind {
  if (node.name === 'mi') return wordsOf(node).length > 1 ? 'function' : 'plain'
  const base =
    node.name === 'mo' ? node : /^m(?:sub|sup|under|over)/.test(node.name) ? elements(node)[0] : undefined
  if (base?.name !== 'mo') return base?.name === 'mi' && wordsOf(base).length > 1 ? 'function' : 'plain'
  return kinds.get(wordsOf(base).trim()) ?? 'plain'
}

function unwrapped(node: FormulaNode): FormulaNode[] {
  const isGroup = ['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mtd'].includes(node.name)
  return isGroup ? elements(node).flatMap(unwrapped) : [node]
}

function one(node: FormulaNode | undefined, style: Style): Box {
  return node ? row([node], style) : empty
}

function script(style: Style): Style {
  return { ...style, size: style.size * scriptScale, isScript: true, isBlock: false }
}

function identifier(node: FormulaNode, style: Style): Box {
  const name = wordsOf(node)
  const own = faceOfVariant(node.value)
  const isUpright = [...name].length > 1 || node.value === 'normal'
  return text(name, own ?? (isUpright ? 'mathMain' : 'mathItalic'), style)
}

function sign(words: string, style: Style): Box {
  const plain = words.replace(/[\u2061-\u2064]/g, '').trim()
  if (plain === '') return empty
  if (kinds.get(plain) !== 'operator') return text(plain, 'mathMain', style)
  const { size } = style
  // The signs of these fonts hang from the line; they are moved so that their middle is on the axis.
  const [face, height]: [MathFace, number] = style.isBlock ? ['mathSize2', 1.4] : ['mathSize1', 1]
  const box = text(plain, face, style)
  const isTall = '∫∬∭∮'.includes(plain) && style.isBlock
  const reach = (size * (isTall ? 2.2 : height)) / 2
  return { ...box, ascent: axis * size + reach, descent: reach - axis * size }
}

function scripts(
  base: FormulaNode | undefined,
  down: FormulaNode | undefined,
  up: FormulaNode | undefined,
  style: Style,
): Box {
  const { size } = style
  const main = one(base, style)
  const small = script(style)
  const [low, high] = [down ? one(down, small) : empty, up ? one(up, small) : empty]
  const rise = Math.max(0.4 * size, main.ascent - 0.3 * size, 0.35 * size + high.descent)
  // The upper end of an integral leans to the right.
  const lean = base && isIntegral(base) ? (style.isBlock ? 0.4 : 0.2) * size : 0.03 * size
  const drop = Math.max(0.18 * size, main.descent + 0.05 * size, low.ascent - 0.35 * size)
  return {
    width: main.width + Math.max(low.width, high.width + lean) + 0.05 * size,
    ascent: Math.max(main.ascent, up ? rise + high.ascent : 0),
    descent: Math.max(main.descent, down ? drop + low.descent : 0),
    draw: (page, x, y) => {
      main.draw(page, x, y)
      high.draw(page, x + main.width + lean, y + rise)
      low.draw(page, x + main.width, y - drop)
    },
  }
}

function isIntegral(node: FormulaNode): boolean {
  return node.name === 'mo' && /^[∫∬∭∮]$/.test(wordsOf(node).trim())
}

function limits(
  base: FormulaNode | undefined,
  down: FormulaNode | undefined,
  up: FormulaNode | undefined,
  style: Style,
): Box {
  const gap = 0.12 * style.size
  const main = one(base, style)
  const small = script(style)
  const [low, high] = [down ? one(down, small) : empty, up ? one(up, small) : empty]
  const width = Math.max(main.width, low.width, high.width)
  return {
    width,
    ascent: main.ascent + (up ? gap + high.ascent + high.descent : 0),
    descent: main.descent + (down ? gap + low.ascent + low.descent : 0),
    draw: (page, x, y) => {
      main.draw(page, x + (width - main.width) / 2, y)
      high.draw(page, x + (width - high.width) / 2, y + main.ascent + gap + high.descent)
      low.draw(page, x + (width - low.width) / 2, y - main.descent - gap - low.ascent)
    },
  }
}

function accented(base: FormulaNode | undefined, up: FormulaNode | undefined, style: Style): Box {
  const { size } = style
  const main = one(base, style)
  const mark = up ? wordsOf(up).trim() : ''
  const top = main.ascent + 0.12 * size
  if ('ˉ¯‾'.includes(mark) && mark !== '')
    return {
      ...main,
      ascent: top + 0.05 * size,
      draw: (page, x, y) => {
        main.draw(page, x, y)
        rule(page, [x, y + top], [x + main.width, y + top], size)
      },
    }
  const accent = text(mark, 'mathMain', style)
  return {
    ...main,
    ascent: main.ascent + 0.3 * size,
    draw: (page, x, y) => {
      main.draw(page, x, y)
      accent.draw(page, x + (main.width - accent.width) / 2, y + main.ascent - 0.44 * size)
    },
  }
}

function fraction(
  above: FormulaNode | undefined,
  below: FormulaNode | undefined,
  style: Style,
  hasLine: boolean,
): Box {
  const { size } = style
  const inner = style.isBlock ? { ...style, isBlock: false } : script(style)
  const [top, bottom] = [one(above, inner), one(below, inner)]
  const gap = (style.isBlock ? 0.2 : 0.12) * size
  const width = Math.max(top.width, bottom.width) + 0.2 * size
  return {
    width: width + 0.1 * size,
    ascent: axis * size + gap + top.descent + top.ascent,
    descent: gap + bottom.ascent + bottom.descent - axis * size,
    draw: (page, x, y) => {
      const left = x + 0.05 * size
      const line = y + axis * size
      top.draw(page, left + (width - top.width) / 2, line + gap + top.descent)
      bottom.draw(page, left + (width - bottom.width) / 2, line - gap - bottom.ascent)
      if (hasLine) rule(page, [left, line], [left + width, line], size)
    },
  }
}

function root(inner: Box, degree: Box | null, { size }: Style): Box {
  const top = inner.ascent + 0.15 * size
  const lead = Math.max(0, (degree?.width ?? 0) - 0.2 * size)
  const left = lead + 0.55 * size
  return {
    width: left + inner.width + 0.1 * size,
    ascent: Math.max(top + 0.08 * size, degree ? 0.5 * size + degree.ascent : 0),
    descent: inner.descent + 0.08 * size,
    draw: (page, x, y) => {
      const foot = y - inner.descent - 0.05 * size
      const points: [number, number][] = [
        [x + lead, y + 0.22 * size],
        [x + lead + 0.12 * size, y + 0.3 * size],
        [x + lead + 0.3 * size, foot],
        [x + lead + 0.5 * size, y + top],
        [x + left + inner.width + 0.1 * size, y + top],
      ]
      for (const [i, to] of points.slice(1).entries()) rule(page, points[i] ?? to, to, size)
      inner.draw(page, x + left, y)
      degree?.draw(page, x, y + 0.5 * size)
    },
  }
}

function matrix(rows: FormulaNode[], style: Style, aligns: string): Box {
  const inner = { ...style, isBlock: false }
  const cells = rows.map((cellsOfRow) => elements(cellsOfRow).map((cell) => one(cell, inner)))
  const columns = Math.max(0, ...cells.map(({ length }) => length))
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...cells.map((boxes) => boxes[at]?.width ?? 0)),
  )
  const gap = style.size
  const lead = 0.35 * style.size
  const lines = cells.map((boxes) => ({
    boxes,
    ascent: Math.max(0.7 * style.size, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0.2 * style.size, ...boxes.map(({ descent }) => descent)),
  }))
  const height = lines.reduce((sum, { ascent, descent }) => sum + ascent + descent + lead, -lead)
  const align = aligns.split(' ')
  return {
    width: widths.reduce((sum, width) => sum + width + gap, -gap),
    ascent: height / 2 + axis * style.size,
    descent: height / 2 - axis * style.size,
    draw: (page, left, y) => {
      let top = y + height / 2 + axis * style.size
      for (const { boxes, ascent, descent } of lines) {
        let x = left
        for (const [at, box] of boxes.entries()) {
          const rest = (widths[at] ?? 0) - box.width
          const side = align[at] ?? align.at(-1)
          box.draw(page, x + (side === 'left' ? 0 : side === 'right' ? rest : rest / 2), top - ascent)
          x += (widths[at] ?? 0) + gap
        }
        top -= ascent + descent + lead
      }
    },
  }
}

/** A bracket that is as high as what is beside it. */
function fence(mark: string, reach: number, style: Style): Box {
  const { size } = style
  if (mark === '') return { ...empty, width: 0.12 * size }
  if ('|∣‖∥'.includes(mark)) return bars('‖∥'.includes(mark) ? 2 : 1, reach, size)
  const wanted = (2 * reach) / size
  const [face, height] = fenceFaces.find(([, own]) => own >= wanted * 0.9) ?? ['mathSize4', 3]
  const scale = Math.max(1, (wanted * 0.9) / height)
  const box = text(mark, face, { ...style, size: size * scale })
  const half = (height * size * scale) / 2
  const shift = axis * size - axis * size * scale
  return {
    width: box.width,
    ascent: half + axis * size,
    descent: half - axis * size,
    draw: (page, x, y) => box.draw(page, x, y + shift),
  }
}

function bars(count: number, reach: number, size: number): Box {
  const step = 0.2 * size
  return {
    width: step * count + 0.1 * size,
    ascent: reach + axis * size,
    descent: reach - axis * size,
    draw: (page, x, y) => {
      for (let i = 0; i < count; i++) {
        const at = x + step * (i + 0.7)
        rule(page, [at, y + axis * size + reach], [at, y + axis * size - reach], size)
      }
    },
  }
}

function text(words: string, wanted: MathFace, { size, faces }: Style): Box {
  const pieces = [...words].map((character) => pieceOf(character, wanted, faces))
  const widths = pieces.map(({ shown, font }) => faces.width(shown, font) * size)
  const isTall = /[A-Z0-9bdfhklt()[\]{}|/!?′\u0391-\u03a9βδθλζξφψ∂∇∞∫√]/.test(words)
  return {
    width: widths.reduce((sum, width) => sum + width, 0),
    ascent: (isTall ? 0.7 : 0.45) * size,
    descent: (/[gjpqy()[\]{}|,;/Qβγημρφχψξζ]/.test(words) ? 0.22 : 0.02) * size,
    draw: (page, left, y) => {
      let x = left
      for (const [i, { shown, font }] of pieces.entries()) {
        if (shown.trim() !== '') page.drawText(shown, { x, y, size, font, color: ink })
        x += widths[i] ?? 0
      }
    },
  }
}

/** The font that has a character: the wanted one, another of KaTeX, or that of the text. */
function pieceOf(character: string, wanted: MathFace, faces: Faces): { shown: string; font: PDFFont } {
  for (const face of [wanted, 'mathMain', 'mathItalic', 'mathAms'] as const) {
    const font = faces.math(face)
    if (font && faces.has(character, font)) return { shown: character, font }
  }
  const font = faces.of({}, '')
  return { shown: faces.writable(character, font), font }
}

function rule(page: PDFPage, from: [number, number], to: [number, number], size: number): void {
  const [start, end] = [from, to].map(([x, y]) => ({ x, y }))
  if (start && end) page.drawLine({ start, end, thickness: lineWidth * size, color: ink })
}

function elements({ children }: FormulaNode): FormulaNode[] {
  return children.filter((child): child is FormulaNode => typeof child !== 'string')
}

function wordsOf({ children }: FormulaNode): string {
  return children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('')
}
