// Writes what is raised, lowered or a formula in a document as plain characters: in attachments by the engine, in imports
// and pastes by the pages. Apart from the engine, because a page can import it without the rest.

const raised: Readonly<Record<string, string>> = {
  ...pairs('0123456789+-−=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'),
  ...pairs('abcdefghijklmnoprstuvwxyz', 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
  ...pairs('ABDEGHIJKLMNOPRTUVW', 'ᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ'),
}
const lowered: Readonly<Record<string, string>> = {
  ...pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'),
  ...pairs('aehijklmnoprstuvx', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
}
/** Endings of numbers and signs of trade marks: the same word with and without the raising. */
const readsPlain = /^(?:st|nd|rd|th|er|re|e|o|a|os|as|è?me|tm|sm|[™®©ªº°*†‡§\s]*)$/i
const raisedCharactersMax = 6

function pairs(from: string, to: string): Record<string, string> {
  const signs = [...to]
  return Object.fromEntries([...from].map((sign, i) => [sign, signs[i] ?? sign]))
}

/** Returns a raised or lowered text in characters of that form, such as “10⁶” and “H₂O”, as far as they exist. */
export function raisedText(text: string, place: 'superscript' | 'subscript'): string {
  const signs = [...text]
  if (signs.length > raisedCharactersMax || (place === 'superscript' && readsPlain.test(text))) return text
  const table = place === 'superscript' ? raised : lowered
  const written = signs.map((sign) => table[sign])
  return written.every((sign) => sign !== undefined) ? written.join('') : text
}

/** An element of a formula, in Word's notation (OMML) or in MathML, with its local name. */
export type FormulaNode = { name: string; value?: string; children: (FormulaNode | string)[] }

const depthMax = 100

/** Returns a formula as people type it, such as `E=mc^2` or `(a+b)/c`. */
export function formulaText(formula: FormulaNode): string {
  return write(formula, 0).replace(/\s+/g, ' ').trim()
}

type Write = (node: FormulaNode, part: (name: string, at: number) => string, all: () => string) => string

const settings = /^(?:.*Pr|annotation|annotation-xml|ctrlPr)$/
const functions: Readonly<Record<string, Write>> = {
  // Word's notation: parts have names.
  sSup: (_, part) => `${part('e', 0)}^${grouped(part('sup', 1))}`,
  sSub: (_, part) => `${part('e', 0)}_${grouped(part('sub', 1))}`,
  sSubSup: (_, part) => `${part('e', 0)}_${grouped(part('sub', 1))}^${grouped(part('sup', 2))}`,
  f: (_, part) => `${grouped(part('num', 0))}/${grouped(part('den', 1))}`,
  rad: (_, part) => `${rootDegree(part('deg', 9))}√${grouped(part('e', 0))}`,
  nary: (node, part) =>
    `${chosen(node, 'chr') ?? '∫'}${limits(part('sub', 9), part('sup', 9))} ${part('e', 9)}`,
  d: (node) =>
    `${chosen(node, 'begChr') ?? '('}${parts(node, 'e').join(chosen(node, 'sepChr') ?? ', ')}${chosen(node, 'endChr') ?? ')'}`,
  func: (_, part) => `${part('fName', 0)} ${part('e', 1)}`,
  limLow: (_, part) => `${part('e', 0)}_${grouped(part('lim', 1))}`,
  limUpp: (_, part) => `${part('e', 0)}^${grouped(part('lim', 1))}`,
  eqArr: (node) => parts(node, 'e').join('; '),
  m: (node) => `[${parts(node, 'mr').join('; ')}]`,
  mr: (node) => parts(node, 'e').join(', '),
  // MathML: parts have places.
  msup: (_, part) => `${part('', 0)}^${grouped(part('', 1))}`,
  msub: (_, part) => `${part('', 0)}_${grouped(part('', 1))}`,
  msubsup: (_, part) => `${part('', 0)}_${grouped(part('', 1))}^${grouped(part('', 2))}`,
  munder: (_, part) => `${part('', 0)}_${grouped(part('', 1))}`,
  mover: (_, part) => `${part('', 0)}^${grouped(part('', 1))}`,
  munderover: (_, part) => `${part('', 0)}_${grouped(part('', 1))}^${grouped(part('', 2))}`,
  mfrac: (_, part) => `${grouped(part('', 0))}/${grouped(part('', 1))}`,
  msqrt: (_, _part, all) => `√${grouped(all())}`,
  mroot: (_, part) => `${rootDegree(part('', 1))}√${grouped(part('', 0))}`,
  mtable: (node) => `[${elements(node).map(formulaText).join('; ')}]`,
  mtr: (node) => elements(node).map(formulaText).join(', '),
}

function write(node: FormulaNode, depth: number): string {
  if (settings.test(node.name)) return ''
  const all = () =>
    node.children
      .map((child) => (typeof child === 'string' ? child : depth > depthMax ? '' : write(child, depth + 1)))
      .join('')
  const rule = functions[node.name]
  if (!rule || depth > depthMax) return all()
  const part = (name: string, at: number) => {
    const found = name === '' ? elements(node)[at] : elements(node).find((child) => child.name === name)
    return found ? write(found, depth + 1).trim() : ''
  }
  return rule(node, part, all)
}

function elements({ children }: FormulaNode): FormulaNode[] {
  return children.filter(
    (child): child is FormulaNode => typeof child !== 'string' && !settings.test(child.name),
  )
}

function parts(node: FormulaNode, name: string): string[] {
  return elements(node)
    .filter((child) => child.name === name)
    .map(formulaText)
}

/** The value of a setting, such as the sign of a sum in `naryPr`. */
function chosen({ name, children }: FormulaNode, setting: string): string | undefined {
  const own = children.find((child) => typeof child !== 'string' && child.name === `${name}Pr`)
  if (typeof own !== 'object') return undefined
  const found = own.children.find((child) => typeof child !== 'string' && child.name === setting)
  return typeof found === 'object' ? (found.value ?? '') : undefined
}

function grouped(text: string): string {
  return /^(?:[\p{L}\p{N}.,′'∞°]*|.)$/u.test(text) ? text : `(${text})`
}

function rootDegree(degree: string): string {
  return degree === '' ? '' : raisedText(degree, 'superscript')
}

function limits(from: string, to: string): string {
  return `${from === '' ? '' : `_${grouped(from)}`}${to === '' ? '' : `^${grouped(to)}`}`
}
