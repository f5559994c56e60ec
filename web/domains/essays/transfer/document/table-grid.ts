import type { TableBlock, TableCell } from './essay-blocks.ts'

/** A place in a row: a cell, or the continuation of one that began in a row above. */
export type Slot = { cell: TableCell; at: number; columns: number; isContinued: boolean }

const columnsMax = 60

/** Lays the cells on a grid, so that each row lists what covers its columns from left to right. */
export function tableGrid({ rows }: Pick<TableBlock, 'rows'>): { columns: number; rows: Slot[][] } {
  const open: (Slot & { left: number })[] = []
  const grid = rows.map((cells) => {
    const slots: Slot[] = []
    let at = 0
    const takeOpen = () => {
      for (let held = openAt(); held; held = openAt()) {
        slots.push({ cell: held.cell, at, columns: held.columns, isContinued: true })
        held.left--
        at += held.columns
      }
    }
    const openAt = () =>
      open.find((held) => held.at === at && held.left > 0 && !slots.some((slot) => slot.at === at))
    for (const cell of cells) {
      takeOpen()
      const columns = Math.min(cell.columns, columnsMax - at)
      if (columns < 1) break
      const slot = { cell, at, columns, isContinued: false }
      slots.push(slot)
      if (cell.rows > 1) open.push({ ...slot, left: cell.rows })
      at += columns
    }
    takeOpen()
    // A cell that begins here covers this row as well.
    for (const held of open)
      if (held.left > 0 && slots.some(({ cell, isContinued }) => cell === held.cell && !isContinued))
        held.left--
    return slots
  })
  const columns = Math.max(1, ...grid.map((slots) => slots.reduce((sum, slot) => sum + slot.columns, 0)))
  return { columns, rows: grid }
}
