import type { FormulaNode } from '../../../../contract/essays/plain-notation.ts'
import { accentTex, delimiterTex, functionNames, operatorTex, specialTex } from './tex-signs.ts'

const depthMax = 100

/** Returns a formula in Word's notation (OMML) or in MathML as TeX. */
export function formulaTex(formula: FormulaNode): string {
  return write(formula, 0).replace(/ {2,}/g, ' ').trim()
}

type Part = (name: string, at: number) => string
type Write = (node: FormulaNode, part: Part, all: () => string) => string

const settings = /^(?:.*Pr|annotation|annotation-xml)$/
const group = (tex: string) => `{${tex}}`
const script = (sign: '^' | '_', tex: string) => (tex === '' ? '' : `${sign}${group(tex)}`)

const writers: Readonly<Record<string, Write>> = {
  // Word's notation: parts have names.
  t: (_, _part, all) => texOfText(all()),
  r: (node, _part, all) => (setting(node, 'rPr', 'nor') === undefined ? all() : `\\text{${rawText(node)}}`),
  sSup: (_, part) => `${base(part('e', 0))}${script('^', part('sup', 1))}`,
  sSub: (_, part) => `${base(part('e', 0))}${script('_', part('sub', 1))}`,
  sSubSup: (_, part) => `${base(part('e', 0))}${script('_', part('sub', 1))}${script('^', part('sup', 2))}`,
  sPre: (_, part) => `{}${script('_', part('sub', 0))}${script('^', part('sup', 1))}${part('e', 2)}`,
  f: (node, part) =>
    setting(node, 'fPr', 'type') === 'noBar'
      ? `\\genfrac{}{}{0pt}{}${group(part('num', 0))}${group(part('den', 1))}`
      : `\\frac${group(part('num', 0))}${group(part('den', 1))}`,
  rad: (_, part) => root(part('deg', 9), part('e', 0)),
  nary: (node, part) =>
    `${operator(setting(node, 'naryPr', 'chr') ?? '∫')}${script('_', part('sub', 9))}${script('^', part('sup', 9))} ${part('e', 9)}`,
  d: (node) => {
    const [open, close] = [setting(node, 'dPr', 'begChr') ?? '(', setting(node, 'dPr', 'endChr') ?? ')']
    const separator = setting(node, 'dPr', 'sepChr') ?? '|'
    return fenced(open, named(node, 'e').join(` ${separator} `), close)
  },
  func: (_, part) => `${functionTex(part('fName', 0))} ${part('e', 1)}`,
  limLow: (_, part) => `${limitBase(part('e', 0))}${script('_', part('lim', 1))}`,
  limUpp: (_, part) => `\\overset${group(part('lim', 1))}${group(part('e', 0))}`,
  acc: (node, part) =>
    `${accentTex[setting(node, 'accPr', 'chr') ?? '\u0302'] ?? '\\hat'}${group(part('e', 0))}`,
  bar: (node, part) =>
    `${setting(node, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}${group(part('e', 0))}`,
  groupChr: (node, part) =>
    `${setting(node, 'groupChrPr', 'pos') === 'top' ? '\\overbrace' : '\\underbrace'}${group(part('e', 0))}`,
  borderBox: (_, part) => `\\boxed${group(part('e', 0))}`,
  eqArr: (node) =>
    `\\begin{aligned} ${named(node, 'e').join(' \\\\ ').replaceAll('\\&', '&')} \\end{aligned}`,
  m: (node) => `\\begin{matrix} ${named(node, 'mr').join(' \\\\ ')} \\end{matrix}`,
  mr: (node) => named(node, 'e').join(' & '),
  // MathML: parts have places.
  mi: (node) => identifier(rawText(node), node.value),
  mn: (node) => texOfText(rawText(node)),
  mo: (node) => operator(rawText(node)),
  mtext: (node) => (rawText(node).trim() === '' ? '\\ ' : `\\text{${rawText(node)}}`),
  mspace: () => '\\,',
  msup: (_, part) => `${base(part('', 0))}${script('^', part('', 1))}`,
  msub: (_, part) => `${base(part('', 0))}${script('_', part('', 1))}`,
  msubsup: (_, part) => `${base(part('', 0))}${script('_', part('', 1))}${script('^', part('', 2))}`,
  munder: (_, part) => `${limitBase(part('', 0))}${script('_', part('', 1))}`,
  mover: (node, part) => {
    const accent = accentTex[rawText(elements(node)[1] ?? node).trim()]
    return accent ? `${accent}${group(part('', 0))}` : `\\overset${group(part('', 1))}${group(part('', 0))}`
  },
  munderover: (_, part) => `${limitBase(part('', 0))}${script('_', part('', 1))}${script('^', part('', 2))}`,
  mfrac: (node, part) =>
    /^0/.test(node.value ?? '')
      ? `\\genfrac{}{}{0pt}{}${group(part('', 0))}${group(part('', 1))}`
      : `\\frac${group(part('', 0))}${group(part('', 1))}`,
  msqrt: (_, _part, all) => `\\sqrt${group(all())}`,
  mroot: (_, part) => root(part('', 1), part('', 0)),
  mfenced: (node) => fenced('(', elements(node).map(formulaTex).join(', '), ')'),
  menclose: (_, _part, all) => `\\boxed${group(all())}`,
  mtable: (node) => `\\begin{matrix} ${elements(node).map(formulaTex).join(' \\\\ ')} \\end{matrix}`,
  mtr: (node) => elements(node).map(formulaTex).join(' & '),
}

function write(node: FormulaNode, depth: number): string {
  if (settings.test(node.name)) return ''
  const all = () =>
    joined(node.children.map((child) => (typeof child === 'string' ? child : write(child, depth + 1))))
  if (depth > depthMax) return texOfText(rawText(node))
  const part: Part = (name, at) => {
    const found = name === '' ? elements(node)[at] : elements(node).find((child) => child.name === name)
    return found ? write(found, depth + 1).trim() : ''
  }
  return writers[node.name]?.(node, part, all) ?? all()
}

/** A command such as `\alpha` ends at a blank where a letter follows. */
function joined(parts: string[]): string {
  return parts.reduce(
    (tex, part) => tex + (/\\[a-zA-Z]+$/.test(tex) && /^[a-zA-Z]/.test(part) ? ' ' : '') + part,
    '',
  )
}

function elements({ children }: FormulaNode): FormulaNode[] {
  return children.filter(
    (child): child is FormulaNode => typeof child !== 'string' && !settings.test(child.name),
  )
}

function named(node: FormulaNode, name: string): string[] {
  return elements(node)
    .filter((child) => child.name === name)
    .map(formulaTex)
}

function rawText(node: FormulaNode): string {
  return node.children
    .map((child) => (typeof child === 'string' ? child : settings.test(child.name) ? '' : rawText(child)))
    .join('')
}

/** The value of a setting, such as the sign of a sum in `naryPr`. An empty value is a setting without a sign. */
function setting({ children }: FormulaNode, settingsName: string, name: string): string | undefined {
  const own = children.find((child) => typeof child !== 'string' && child.name === settingsName)
  if (typeof own !== 'object') return undefined
  const found = own.children.find((child) => typeof child !== 'string' && child.name === name)
  return typeof found === 'object' ? (found.value ?? '') : undefined
}

function base(tex: string): string {
  return /^(?:[\p{L}\p{N}]|\\[a-zA-Z]+|)$/u.test(tex) ? tex : group(tex)
}

function root(degree: string, tex: string): string {
  return degree === '' ? `\\sqrt${group(tex)}` : `\\sqrt[${degree}]${group(tex)}`
}

function fenced(open: string, tex: string, close: string): string {
  const sign = (fence: string) => delimiterTex[fence] ?? fence
  return `\\left${sign(open)} ${tex} \\right${sign(close)}`
}

function operator(sign: string): string {
  return operatorTex[sign.trim()] ?? texOfText(sign)
}

function identifier(name: string, variant: string | undefined): string {
  if (name.length > 1 && /^[a-zA-Z]+$/.test(name)) return `${functionTex(name)} `
  const styles: Record<string, string> = {
    bold: '\\mathbf',
    'double-struck': '\\mathbb',
    script: '\\mathcal',
    fraktur: '\\mathfrak',
  }
  const style = styles[variant ?? '']
  return style ? `${style}${group(texOfText(name))}` : texOfText(name)
}

function functionTex(name: string): string {
  const plain = name.trim()
  if (functionNames.has(plain)) return `\\${plain}`
  return /^[a-zA-Z]{2,}$/.test(plain) ? `\\operatorname{${plain}}` : plain
}

function limitBase(tex: string): string {
  return /^\\[a-zA-Z]+$/.test(tex)
    ? tex
    : functionTex(tex).startsWith('\\')
      ? functionTex(tex)
      : `\\mathop${group(tex)}`
}

function texOfText(text: string): string {
  return text
    .replace(/[\\{}#%&_^~$]/g, (sign) => specialTex[sign] ?? sign)
    .replace(/[\u2061\u2062\u2063]/g, '')
}
