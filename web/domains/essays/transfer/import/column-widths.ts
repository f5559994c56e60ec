import { textWidthPx } from '../document/column-shares.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import { attribute, childrenOf, type Element, isElement, styleOf } from './html-tree.ts'

const columnsMax = 60

/** Reads the widths that a table states for its columns, in pixels of the page; null where they are equal or unknown. */
export function readColumns(table: Element): number[] | null {
  const own = attribute(table, 'data-columns')
  const stated = own === '' ? columnsIn(table) : own.split(',').map(Number)
  const total = stated.reduce((sum, width) => sum + width, 0)
  if (stated.length < 2 || stated.length > columnsMax || !stated.every((width) => width > 0)) return null
  const shares = stated.map((width) => width / total)
  if (Math.max(...shares) - Math.min(...shares) < 0.02) return null
  return shares.map((share) => Math.round(share * textWidthPx))
}

/** Widths are all in per cent or all in pixels, so that only their proportions count. */
function columnsIn(table: Element): number[] {
  const columns = childrenOf(table)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'colgroup')
    .flatMap(childrenOf)
    .filter(isElement)
  return columns.map((column) => Number.parseFloat(styleOf(column, 'width') || attribute(column, 'width')))
}

/** Returns the rows with the widths of the columns in their cells. Tables with cells over several rows keep equal columns. */
export function withColumns(rows: EssayNode[], widths: number[] | null): EssayNode[] {
  if (!widths) return rows
  const spanOf = ({ attrs }: EssayNode, name: string) => Number(attrs?.[name] ?? 1)
  const isEven = rows.every(
    ({ content = [] }) =>
      content.every((cell) => spanOf(cell, 'rowspan') === 1) &&
      content.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0) === widths.length,
  )
  if (!isEven) return rows
  return rows.map((row) => {
    let at = 0
    const content = (row.content ?? []).map((cell) => {
      const from = at
      at += spanOf(cell, 'colspan')
      return { ...cell, attrs: { ...cell.attrs, colwidth: widths.slice(from, at) } }
    })
    return { ...row, content }
  })
}
