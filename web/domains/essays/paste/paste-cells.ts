import type { Fragment, Slice } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import {
  __insertCells,
  __pastedCells,
  CellSelection,
  isInTable,
  mergeCells,
  selectionCell,
  TableMap,
} from '@tiptap/pm/tables'

type Cells = { width: number; height: number; rows: Fragment[] }
type Corner = { row: number; index: number; rowspan: number; colspan: number }

/**
 * Pastes cells into a table. The library throws for cells whose last one goes over several rows, drops those that do not
 * fit the selected cells, and does not mark the change as a paste. Returns false for everything else.
 */
export function pasteCells(
  state: EditorState,
  dispatch: (tr: Transaction) => EditorState,
  slice: Slice,
): boolean {
  if (!isInTable(state)) return false
  const cells: Cells | null = __pastedCells(slice)
  if (!cells) return false
  const at = placeFor(state, cells)
  // Smaller than the selected cells: the library repeats them.
  if (!at) return false
  const corner = cornerOf(cells)
  if (corner) divideCorner(state, cells, corner)
  let next = state
  const send = (tr: Transaction) => {
    next = dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))
  }
  __insertCells(state, send, at.start, at, cells)
  if (corner) mergeCorner(next, send, corner)
  return true
}

type Place = { start: number; left: number; top: number; right: number; bottom: number }

function placeFor(state: EditorState, { width, height }: Cells): Place | null {
  const { selection } = state
  if (!(selection instanceof CellSelection)) {
    const $cell = selectionCell(state)
    const start = $cell.start(-1)
    return { start, ...TableMap.get($cell.node(-1)).findCell($cell.pos - start) }
  }
  const start = selection.$anchorCell.start(-1)
  const map = TableMap.get(selection.$anchorCell.node(-1))
  const area = map.rectBetween(selection.$anchorCell.pos - start, selection.$headCell.pos - start)
  return width > area.right - area.left || height > area.bottom - area.top ? { start, ...area } : null
}

/** The cell in the corner at the end, where it begins above the last row. */
function cornerOf({ rows, height }: Cells): Corner | null {
  for (let row = 0; row < height - 1; row++) {
    const index = (rows[row]?.childCount ?? 0) - 1
    const cell = rows[row]?.maybeChild(index)
    const { rowspan = 1, colspan = 1 } = (cell?.attrs ?? {}) as { rowspan?: number; colspan?: number }
    // Of the last cells, only one in the last column can reach the last row.
    if (cell && row + rowspan >= height && endsRow(rows, row)) return { row, index, rowspan, colspan }
  }
  return null
}

/** Reports whether the last cell of a row ends in the last column, so that the rows below have fewer columns. */
function endsRow(rows: Fragment[], row: number): boolean {
  const widthOf = (fragment: Fragment | undefined) => {
    let width = 0
    fragment?.forEach((cell) => {
      width += Number(cell.attrs.colspan ?? 1)
    })
    return width
  }
  return widthOf(rows[row + 1]) < widthOf(rows[row])
}

function divideCorner({ schema }: EditorState, cells: Cells, { row, index, rowspan, colspan }: Corner): void {
  const whole = cells.rows[row]
  const cell = whole?.child(index)
  if (!whole || !cell) return
  const one = cell.type.create({ ...cell.attrs, rowspan: 1 }, cell.content, cell.marks)
  cells.rows[row] = whole.replaceChild(index, one)
  for (let below = row + 1; below < row + rowspan; below++) {
    const empty = schema.nodes.tableCell?.createAndFill({ colspan })
    if (empty) cells.rows[below] = cells.rows[below]?.addToEnd(empty) ?? whole.cut(0, 0).addToEnd(empty)
  }
}

/** The pasted cells are selected now. */
function mergeCorner(state: EditorState, dispatch: (tr: Transaction) => void, { rowspan }: Corner): void {
  const { selection } = state
  if (!(selection instanceof CellSelection)) return
  const start = selection.$anchorCell.start(-1)
  const table = selection.$anchorCell.node(-1)
  const map = TableMap.get(table)
  const area = map.rectBetween(selection.$anchorCell.pos - start, selection.$headCell.pos - start)
  const top = map.map[(area.bottom - rowspan) * map.width + area.right - 1]
  const bottom = map.map[(area.bottom - 1) * map.width + area.right - 1]
  if (top === undefined || bottom === undefined) return
  const tr = state.tr.setSelection(CellSelection.create(state.doc, start + top, start + bottom))
  mergeCells(state.apply(tr), (merge) => {
    for (const step of merge.steps) tr.step(step)
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + top + 2))))
  })
}
