import { TableView } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'

/** The width of the text on the page, of which the width of a column is a part. */
const textWidthPx = 648
const otherColumnPx = 80

/** Shows the widths of columns as parts of the page, so that a table fits into a narrow window and onto paper. */
export class FittingTableView extends TableView {
  constructor(node: Node, cellMinWidth: number) {
    super(node, cellMinWidth)
    this.fit()
  }

  override update(node: Node): boolean {
    const isUpdated = super.update(node)
    if (isUpdated) this.fit()
    return isUpdated
  }

  private fit(): void {
    const columns = [...this.colgroup.children].filter((column) => column instanceof HTMLElement)
    const widths = columns.map(({ style }) => Number.parseFloat(style.width))
    const known = widths.filter((width) => width > 0)
    const total = known.reduce((sum, width) => sum + width, 0)
    const isWhole = known.length === columns.length
    const whole = isWhole ? total : Math.max(total + otherColumnPx, textWidthPx)
    for (const [i, column] of columns.entries()) {
      const width = widths[i] ?? 0
      if (width > 0) column.style.width = `${(width / whole) * 100}%`
      column.style.minWidth = ''
    }
    this.table.style.minWidth = ''
  }
}
