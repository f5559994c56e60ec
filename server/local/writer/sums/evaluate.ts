import type { MathNode } from 'mathjs'
import { loadMathjs } from './mathjs.ts'

/** The nodes that an expression may contain. Matrices, assignments, functions of functions and text are refused. */
const nodeTypes = new Set(['ConstantNode', 'OperatorNode', 'ParenthesisNode', 'FunctionNode', 'SymbolNode'])
const functions = new Set([
  'sqrt',
  'cbrt',
  'log10',
  'log2',
  'log',
  'ln',
  'exp',
  'sin',
  'cos',
  'tan',
  'abs',
  'round',
])
const constants = new Set(['pi', 'π', 'e'])
const factorialMax = 170
const significantDigits = 12

/**
 * Evaluates an arithmetic expression of at most a few hundred characters. Returns the formatted result, 'undefined' if
 * it has no real value, or null if it is not arithmetic.
 */
export async function evaluateSum(expression: string): Promise<string | 'undefined' | null> {
  const math = loadMathjs()
  try {
    const tree = math.parse(expression.replace(/π/g, 'pi').replace(/\bln\b/g, 'log'))
    if (!isArithmetic(tree)) return null
    const value: unknown = tree.evaluate()
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'undefined'
    return formatNumber(value)
  } catch {
    return null
  }
}

function isArithmetic(tree: MathNode): boolean {
  let isAllowed = true
  tree.traverse((node, path, parent) => {
    const { type, name, fn, args } = node as MathNode & { name?: string; fn?: string; args?: MathNode[] }
    if (!nodeTypes.has(type)) isAllowed = false
    const isCalled = parent?.type === 'FunctionNode' && path === 'fn'
    if (type === 'SymbolNode' && !(isCalled ? functions : constants).has(name ?? '')) isAllowed = false
    if (fn === 'factorial') {
      const [of] = args ?? []
      if (of?.type !== 'ConstantNode' || Number((of as MathNode & { value: number }).value) > factorialMax)
        isAllowed = false
    }
  })
  return isAllowed
}

/** Formats with thousands separators; very large and very small numbers as powers of ten. */
export function formatNumber(value: number): string {
  const rounded = Number(value.toPrecision(significantDigits))
  if (rounded !== 0 && (Math.abs(rounded) >= 1e15 || Math.abs(rounded) < 1e-6)) {
    const [mantissa, exponent] = rounded.toExponential().split('e')
    return `${Number(Number(mantissa).toPrecision(8))} × 10^${Number(exponent)}`
  }
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 10 })
}
