import type { FormulaNode } from '../../../../../contract/essays/plain-notation.ts'

/** The fonts of KaTeX that drawn formulas use. */
export type MathFace =
  | 'mathMain'
  | 'mathBold'
  | 'mathItalic'
  | 'mathAms'
  | 'mathScript'
  | 'mathSize1'
  | 'mathSize2'
  | 'mathSize3'
  | 'mathSize4'

const sizes: MathFace[] = ['mathSize1', 'mathSize2', 'mathSize3', 'mathSize4']
const variants: Readonly<Record<string, MathFace>> = {
  bold: 'mathBold',
  'double-struck': 'mathAms',
  script: 'mathScript',
}
const large = /[∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀]/

/** Returns the fonts that a formula needs. */
export function mathFacesOf(tree: FormulaNode): Set<MathFace> {
  const needed = new Set<MathFace>(['mathMain', 'mathItalic'])
  const look = (node: FormulaNode | string) => {
    if (typeof node === 'string') {
      if (large.test(node)) for (const size of sizes) needed.add(size)
      return
    }
    const variant = variants[node.value ?? '']
    if (variant && node.name === 'mi') needed.add(variant)
    if (node.name === 'mo' && node.value === 'true') for (const size of sizes) needed.add(size)
    node.children.forEach(look)
  }
  look(tree)
  return needed
}

/** The font of a letter in the style of its element. */
export function faceOfVariant(variant: string | undefined): MathFace | undefined {
  return variants[variant ?? '']
}
