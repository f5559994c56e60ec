import type { InputRuleMatch } from '@tiptap/core'

const lineMax = 500
/** What only formulas have: commands, powers, indices, relations, operators. */
const isMath = /[\\^_={}<>+*/|±×·≤≥≠≈→∑∫√]/
const isVariable = /^\p{L}['′]?$/u
const isCoefficient = /^\d{1,9}\p{L}$/u

/** Finds a formula between the signs of TeX at the end of a line. An amount of money, as in “$5 to $6”, is none. */
export function typedFormula(line: string): InputRuleMatch | null {
  if (!line.endsWith('$') || line.endsWith('\\$')) return null
  const start = line.lastIndexOf('$', line.length - 2)
  if (start < 0 || line.length - start > lineMax) return null
  const before = line[start - 1]
  const tex = line.slice(start + 1, -1)
  if (before !== undefined && /[\p{L}\p{N}\\$]/u.test(before)) return null
  if (!isFormula(tex)) return null
  return { index: start, text: line.slice(start), data: { tex } }
}

function isFormula(tex: string): boolean {
  if (tex === '' || tex.trim() !== tex || /[-+*/=,.;:]$/.test(tex)) return false
  if (isVariable.test(tex) || isCoefficient.test(tex)) return true
  // “$5/hour and $” is money; a formula that begins with a number has more signs.
  return /^[\d.,]+\s?[/+]/.test(tex) ? /[\\^_={}]/.test(tex) : isMath.test(tex)
}

/** Finds `$$` with a blank after it, or `$$…$$`, as the whole line. */
export function typedBlock(line: string): InputRuleMatch | null {
  if (line === '$$ ') return { index: 0, text: line, data: { tex: '' } }
  const tex = line.startsWith('$$') && line.endsWith('$$') ? line.slice(2, -2).trim() : ''
  if (tex === '' || tex.includes('$') || line.length > lineMax) return null
  return { index: 0, text: line, data: { tex } }
}
