import { type ParagraphChild, XmlAttributeComponent, XmlComponent } from 'docx'
import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'
import { textForXml } from '../../../../ui/word-parts.ts'

/** An element of Word's notation for formulas (ECMA-376, part 1, 22.1). */
class MathElement extends XmlComponent {
  constructor(name: string, children: (MathElement | string)[] = [], value?: string) {
    super(`m:${name}`)
    if (value !== undefined) this.root.push(new MathValue({ value }))
    this.root.push(...children)
  }
}

class MathValue extends XmlAttributeComponent<{ value: string }> {
  protected override readonly xmlKeys = { value: 'm:val' }
}

type Made = MathElement[]
type Write = (parts: FormulaNode[], node: FormulaNode) => Made

const bigOperators = new Set([...'∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀'])
/** Signs that end what a sum or an integral is of. */
const relations = new Set([...'=<>≤≥≠≈≡+−-→,;'])
const openers = new Set([...'([{⟨⌊⌈'])
const invisible = /[\u2061-\u2064]/g
/** The combining form of an accent, which Word expects. */
const combining: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  ˉ: '\u0304',
  '¯': '\u0304',
  '‾': '\u0305',
  '~': '\u0303',
  '˜': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  '⃗': '\u20d7',
  '→': '\u20d7',
}

/** Returns a formula as an element of Word. On a line of its own it is in the middle. */
export function wordFormula(tree: FormulaNode | null, plain: string, isBlock: boolean): ParagraphChild {
  const math = new MathElement('oMath', tree ? row([tree]) : [run(plain, ['nor'])])
  return (isBlock ? new MathElement('oMathPara', [math]) : math) as unknown as ParagraphChild
}

const writers: Readonly<Record<string, Write>> = {
  mi: (_, node) => [identifier(wordsOf(node), node.value)],
  mn: (_, node) => [run(wordsOf(node))],
  mo: (_, node) => (operatorOf(node) === '' ? [] : [run(operatorOf(node))]),
  mtext: (_, node) => [run(wordsOf(node), ['nor'])],
  mspace: () => [run(' ')],
  msup: ([base, up]) => [new MathElement('sSup', [part('e', base), part('sup', up)])],
  msub: ([base, down]) => [new MathElement('sSub', [part('e', base), part('sub', down)])],
  msubsup: ([base, down, up]) => [
    new MathElement('sSubSup', [part('e', base), part('sub', down), part('sup', up)]),
  ],
  munder: ([base, down]) => [new MathElement('limLow', [part('e', base), part('lim', down)])],
  mover: ([base, up]) => {
    const accent = combining[up ? wordsOf(up).trim() : '']
    return [
      accent
        ? new MathElement('acc', [settings('acc', [new MathElement('chr', [], accent)]), part('e', base)])
        : new MathElement('limUpp', [part('e', base), part('lim', up)]),
    ]
  },
  munderover: ([base, down, up]) => [
    new MathElement('limUpp', [
      new MathElement('e', [new MathElement('limLow', [part('e', base), part('lim', down)])]),
      part('lim', up),
    ]),
  ],
  mfrac: ([above, below], node) => [
    new MathElement('f', [
      ...(/^0/.test(node.value ?? '') ? [settings('f', [new MathElement('type', [], 'noBar')])] : []),
      part('num', above),
      part('den', below),
    ]),
  ],
  msqrt: (parts) => [
    new MathElement('rad', [
      settings('rad', [new MathElement('degHide', [], '1')]),
      new MathElement('deg'),
      new MathElement('e', row(parts)),
    ]),
  ],
  mroot: ([base, degree]) => [new MathElement('rad', [part('deg', degree), part('e', base)])],
  menclose: (parts) => [new MathElement('borderBox', [new MathElement('e', row(parts))])],
  mtable: (rows) => [
    new MathElement(
      'm',
      rows.map(
        (cells) =>
          new MathElement(
            'mr',
            elements(cells).map((cell) => part('e', cell)),
          ),
      ),
    ),
  ],
}

/** Writes neighbours: sums take what follows them, and fences what is between them. */
function row(nodes: FormulaNode[]): Made {
  const parts = nodes.flatMap(unwrapped)
  const made: Made = []
  for (let at = 0; at < parts.length; at++) {
    const node = parts[at]
    if (!node) continue
    const end = isFence(node) ? closingFence(parts, at) : -1
    const sum = nary(node)
    if (end > at) {
      made.push(fenced(node, parts.slice(at + 1, end), parts[end]))
      at = end
    } else if (isFence(node)) {
      made.push(fenced(node, parts.slice(at + 1), undefined))
      at = parts.length
    } else if (sum) {
      const to = endOfOperand(parts, at + 1)
      made.push(new MathElement('nary', [...sum, new MathElement('e', row(parts.slice(at + 1, to)))]))
      at = to - 1
    } else made.push(...(writers[node.name]?.(elements(node), node) ?? row(elements(node))))
  }
  return made
}

/** Groups without a form of their own are read as their content. */
function unwrapped(node: FormulaNode): FormulaNode[] {
  const isGroup = ['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mtd'].includes(node.name)
  if (!isGroup) return [node]
  return elements(node).flatMap(unwrapped)
}

function isFence(node: FormulaNode): boolean {
  return node.name === 'mo' && node.value === 'true'
}

function closingFence(parts: FormulaNode[], from: number): number {
  let depth = 0
  for (let at = from + 1; at < parts.length; at++) {
    const node = parts[at]
    if (!node || !isFence(node)) continue
    if (openers.has(wordsOf(node))) depth++
    else if (depth === 0) return at
    else depth--
  }
  return -1
}

function fenced(open: FormulaNode, inside: FormulaNode[], close: FormulaNode | undefined): MathElement {
  return new MathElement('d', [
    settings('d', [
      new MathElement('begChr', [], wordsOf(open)),
      new MathElement('endChr', [], close ? wordsOf(close) : ''),
    ]),
    new MathElement('e', row(inside)),
  ])
}

/** Returns the sign and the limits of a sum or an integral; null for other elements. */
function nary(node: FormulaNode): Made | null {
  const [base, first, second] = node.name === 'mo' ? [node] : elements(node)
  if (base?.name !== 'mo' || !bigOperators.has(operatorOf(base))) return null
  const isBelow = node.name === 'munder' || node.name === 'munderover'
  const under = /^m(?:sub|under|subsup|underover)$/.test(node.name) ? first : undefined
  const over = /^m(?:sup|over)$/.test(node.name) ? first : second
  return [
    settings('nary', [
      new MathElement('chr', [], operatorOf(base)),
      new MathElement('limLoc', [], isBelow ? 'undOvr' : 'subSup'),
      ...(under ? [] : [new MathElement('subHide', [], '1')]),
      ...(over ? [] : [new MathElement('supHide', [], '1')]),
    ]),
    under ? part('sub', under) : new MathElement('sub'),
    over ? part('sup', over) : new MathElement('sup'),
  ]
}

function endOfOperand(parts: FormulaNode[], from: number): number {
  for (let at = from + 1; at < parts.length; at++) {
    const node = parts[at]
    if (node?.name === 'mo' && relations.has(operatorOf(node))) return at
  }
  return parts.length
}

function identifier(name: string, variant: string | undefined): MathElement {
  const isUpright = [...name].length > 1 || variant === 'normal'
  const styles: Record<string, string[]> = {
    bold: ['sty b'],
    'double-struck': ['scr double-struck'],
    script: ['scr script'],
    fraktur: ['scr fraktur'],
  }
  return run(name, styles[variant ?? ''] ?? (isUpright ? ['sty p'] : []))
}

/** `looks` are settings with their values, such as `sty p` for upright letters. */
function run(text: string, looks: string[] = []): MathElement {
  const set = looks.map((look) => {
    const [name = '', value] = look.split(' ')
    return new MathElement(name, [], value)
  })
  return new MathElement('r', [
    ...(set.length > 0 ? [new MathElement('rPr', set)] : []),
    new MathElement('t', [textForXml(text)]),
  ])
}

function settings(of: string, children: Made): MathElement {
  return new MathElement(`${of}Pr`, children)
}

function part(name: string, node: FormulaNode | undefined): MathElement {
  return new MathElement(name, node ? row([node]) : [])
}

function elements({ children }: FormulaNode): FormulaNode[] {
  return children.filter((child): child is FormulaNode => typeof child !== 'string')
}

function wordsOf({ children }: FormulaNode): string {
  return children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('')
}

function operatorOf(node: FormulaNode): string {
  return wordsOf(node).replace(invisible, '').trim()
}
