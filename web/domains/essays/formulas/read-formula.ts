import katex from 'katex'
import { parseFragment } from 'parse5'
import { type FormulaNode, formulaText } from '../../../../contract/essays/plain-notation.ts'

/** A formula for files: its MathML and the tree of that, or null for TeX that is not valid; and as people type it. */
export type ReadFormula = { tex: string; mathml: string | null; tree: FormulaNode | null; plain: string }

type Child = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Child[]
}

const bounds = { maxSize: 20, maxExpand: 300 }
/** The attribute of each element that its reading needs. */
const valueNames: Readonly<Record<string, string>> = {
  mi: 'mathvariant',
  mo: 'fence',
  mfrac: 'linethickness',
  mtable: 'columnalign',
  mover: 'accent',
}

/** Reads the source of a formula. */
export function readFormula(tex: string, isBlock: boolean): ReadFormula {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      trust: false,
      strict: 'ignore',
      ...bounds,
    })
    const start = html.indexOf('<math')
    const mathml = html.slice(start, html.indexOf('</math>') + '</math>'.length)
    const root = parseFragment(mathml) as unknown as Child
    const tree = treeOf(root.childNodes?.[0])
    return { tex, mathml, tree, plain: tree ? formulaText(tree) || tex : tex }
  } catch {
    return { tex, mathml: null, tree: null, plain: tex }
  }
}

function treeOf(element: Child | undefined): FormulaNode | null {
  if (!element || element.nodeName.startsWith('#')) return null
  const children = (element.childNodes ?? []).flatMap((child): (FormulaNode | string)[] => {
    if (child.value !== undefined) return [child.value]
    if (child.nodeName === 'annotation') return []
    const node = treeOf(child)
    return node ? [node] : []
  })
  const value = element.attrs?.find(({ name }) => name === valueNames[element.nodeName])?.value
  return { name: element.nodeName, children, ...(value === undefined ? {} : { value }) }
}
