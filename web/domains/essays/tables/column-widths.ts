import type { Editor } from '@tiptap/core'
import { selectedRect, TableMap } from '@tiptap/pm/tables'

const widthMinPx = 40
const stepPx = 24

/** Makes the columns of the selection wider or narrower. All columns get a width, so that the others keep theirs. */
export function changeColumnWidth(editor: Editor, step: -1 | 1): boolean {
  const { left, right, table, tableStart } = selectedRect(editor.state)
  const widths = shownWidths(editor, tableStart)
  if (widths.length === 0) return false
  return setWidths(editor, tableStart, TableMap.get(table), shifted(widths, left, right, step * stepPx))
}

/** Changes some columns by a width that the others give or take, so that the table stays as wide as it is. */
export function shifted(widths: number[], from: number, to: number, by: number): number[] {
  const isInside = (at: number) => at >= from && at < to
  const spareOf = (width: number) => Math.max(0, width - widthMinPx)
  const own = widths.filter((_, at) => isInside(at))
  const others = widths.filter((_, at) => !isInside(at))
  if (others.length === 0) return widths
  const room = others.reduce((sum, width) => sum + spareOf(width), 0)
  const spare = own.reduce((sum, width) => sum + spareOf(width), 0)
  const change = by > 0 ? Math.min(by * own.length, room) : Math.max(by * own.length, -spare)
  return widths.map((width, at) => {
    if (isInside(at)) return Math.round(width + change / own.length)
    const part = by > 0 && room > 0 ? spareOf(width) / room : 1 / others.length
    return Math.round(width - change * part)
  })
}

/** Gives all columns the same width again. */
export function evenColumns(editor: Editor): boolean {
  const { table, tableStart } = selectedRect(editor.state)
  return setWidths(editor, tableStart, TableMap.get(table), null)
}

/** Reads the widths on the screen from the first row, of which each cell may be over several columns. */
function shownWidths(editor: Editor, tableStart: number): number[] {
  const table = editor.view.nodeDOM(tableStart - 1)
  const element = table instanceof HTMLElement ? table.querySelector('tr') : null
  return [...(element?.children ?? [])].flatMap((cell) => {
    const columns = Number(cell.getAttribute('colspan') ?? 1) || 1
    const width = Math.round(cell.getBoundingClientRect().width / columns)
    return Array<number>(columns).fill(width)
  })
}

function setWidths(editor: Editor, tableStart: number, map: TableMap, widths: number[] | null): boolean {
  const { tr } = editor.state
  for (const pos of new Set(map.map)) {
    const { left, right } = map.findCell(pos)
    tr.setNodeAttribute(tableStart + pos, 'colwidth', widths ? widths.slice(left, right) : null)
  }
  editor.view.dispatch(tr)
  return true
}
