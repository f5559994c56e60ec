import type { EssayNode, TableCell } from './essay-blocks.ts'
import { tableGrid } from './table-grid.ts'

/** The width of the text on the page, of which columns without a width share what the others leave. */
export const textWidthPx = 602
const widthMinPx = 40

/** Returns the widths of the columns as parts of the table's; null where no column has a width. */
export function columnShares(rows: TableCell[][], nodes: EssayNode[]): number[] | null {
  const stated = new Map<TableCell, unknown>()
  const cellNodes = nodes.filter(({ content = [] }) => content.length > 0).map(({ content = [] }) => content)
  for (const [i, cells] of rows.entries())
    for (const [j, cell] of cells.entries()) stated.set(cell, cellNodes[i]?.[j]?.attrs?.colwidth)
  const grid = tableGrid({ rows })
  const widths = Array<number | null>(grid.columns).fill(null)
  for (const { cell, at, columns } of grid.rows.flat()) {
    const own = stated.get(cell)
    if (!Array.isArray(own)) continue
    for (let i = 0; i < columns; i++)
      if (typeof own[i] === 'number' && own[i] > 0) widths[at + i] ??= Math.max(widthMinPx, own[i])
  }
  return sharesOf(widths)
}

function sharesOf(widths: (number | null)[]): number[] | null {
  const open = widths.filter((width) => width === null).length
  if (open === widths.length) return null
  const fixed = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const rest = open === 0 ? 0 : Math.max(widthMinPx, (textWidthPx - fixed) / open)
  const all = widths.map((width) => width ?? rest)
  const total = all.reduce((sum, width) => sum + width, 0)
  return all.map((width) => width / total)
}

/** Returns where each column begins, and where the last one ends, as parts of the table's width. */
export function columnEdges(columns: number, shares: number[] | null): number[] {
  const edges = [0]
  for (let at = 0; at < columns; at++) edges.push((edges[at] ?? 0) + (shares?.[at] ?? 1 / columns))
  return edges
}
