import { type FormulaNode, formulaText } from '../plain-notation.ts'
import { DocumentFault } from './document-fault.ts'

const formulaElement = 'm:oMath'
const depthMax = 200
const nodesMax = 100_000

/** Collects the elements of a formula in a Word document. Each call returns false outside of formulas. */
export function createFormulaReader(onFormula: (text: string) => void) {
  const open: FormulaNode[] = []
  let nodes = 0
  function add(node: FormulaNode | string): void {
    // Every element takes memory until its formula ends.
    if (++nodes > nodesMax) throw new DocumentFault('too-large')
    open.at(-1)?.children.push(node)
  }
  return {
    open(name: string, isEmpty: boolean, tag: string): boolean {
      if (open.length === 0 && name !== formulaElement) return false
      if (open.length >= depthMax) throw new DocumentFault('too-large')
      const node: FormulaNode = { name: localPart(name), children: [] }
      if (tag.includes('val=')) node.value = attributeOf(tag, 'val')
      add(node)
      if (!isEmpty) open.push(node)
      return true
    },
    close(name: string): boolean {
      const last = open.at(-1)
      if (!last) return false
      if (last.name === localPart(name)) open.pop()
      if (open.length > 0) return true
      nodes = 0
      onFormula(formulaText(last))
      return true
    },
    text(text: string): boolean {
      if (open.length === 0) return false
      // White space between elements is layout of the markup.
      if (open.at(-1)?.name === 't') add(text)
      return true
    },
  }
}

function localPart(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const attributes = {
  id: /[\s:]id\s{0,9}=\s{0,9}["']([^"']{0,200})["']/,
  type: /[\s:]type\s{0,9}=\s{0,9}["']([^"']{0,200})["']/,
  val: /[\s:]val\s{0,9}=\s{0,9}["']([^"']{0,200})["']/,
}

/** Returns the value of an attribute, whatever its prefix; an empty text without it. */
export function attributeOf(tag: string, attribute: keyof typeof attributes): string {
  return attributes[attribute].exec(tag)?.[1] ?? ''
}
