import { type Node, Slice } from '@tiptap/pm/model'
import { EditorState, Selection } from '@tiptap/pm/state'
import { CellSelection, tableEditing } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import { schema } from '../page/headless-editor.ts'
import { pasteCells } from './paste-cells.ts'

type Cell = string | [text: string, attrs: object]

function tableOf(rows: Cell[][]): Node {
  const cellOf = (cell: Cell) => {
    const [text, attrs] = typeof cell === 'string' ? [cell, {}] : cell
    const words = text === '' ? null : schema.text(text)
    return schema.nodes.tableCell!.create(attrs, schema.nodes.paragraph!.create(null, words))
  }
  return schema.nodes.table!.create(
    null,
    rows.map((row) => schema.nodes.tableRow!.create(null, row.map(cellOf))),
  )
}

function paste(rows: Cell[][], isAllSelected = false) {
  const doc = schema.nodes.doc!.create(
    null,
    tableOf([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]),
  )
  let state = EditorState.create({ doc, plugins: [tableEditing()] })
  const cells: number[] = []
  doc.descendants((node, at) => void (node.type.name === 'tableCell' && cells.push(at)))
  const selection = isAllSelected
    ? CellSelection.create(doc, cells[0]!, cells[1]!)
    : Selection.near(doc.resolve(4))
  state = state.apply(state.tr.setSelection(selection))
  const slice = new Slice(schema.nodes.doc!.create(null, tableOf(rows)).content, 0, 0)
  const pastes: unknown[] = []
  const isPasted = pasteCells(
    state,
    (tr) => {
      pastes.push(tr.getMeta('paste'))
      state = state.apply(tr)
      return state
    },
    slice,
  )
  state.doc.check()
  const shown: string[][] = []
  state.doc.descendants((node) => {
    if (node.type.name === 'tableRow') shown.push([])
    if (node.type.name !== 'tableCell') return
    const { rowspan, colspan } = node.attrs
    const spans = rowspan > 1 || colspan > 1 ? ` ${colspan}x${rowspan}` : ''
    shown.at(-1)!.push(node.textContent + spans)
  })
  return { isPasted, shown, pastes }
}

test('pastes cells of which the last goes over two rows', () => {
  const { shown, pastes } = paste([
    ['A', 'B', ['C', { rowspan: 2 }]],
    ['D', 'E'],
  ])
  expect(shown).toEqual([
    ['A', 'B', 'C 1x2'],
    ['D', 'E'],
  ])
  expect(pastes).toEqual([true, true])
})

test('makes the table larger rather than dropping cells, also where fewer are selected', () => {
  const rows = [
    ['1', '2', '3', '4'],
    ['5', '6', '7', '8'],
    ['9', '10', '11', '12'],
  ]
  expect(paste(rows).shown).toEqual(rows)
  expect(paste(rows, true).shown).toEqual(rows)
})

test('pastes other spans, and leaves what is no table to the page', () => {
  expect(
    paste([
      [['A', { colspan: 2 }], 'B'],
      ['C', 'D', ['E', { rowspan: 2 }]],
      ['F', 'G'],
    ]).shown,
  ).toEqual([
    ['A 2x1', 'B'],
    ['C', 'D', 'E 1x2'],
    ['F', 'G'],
  ])
  expect(
    paste([
      [['A', { rowspan: 2 }], 'B', 'C'],
      ['D', 'E'],
    ]).shown,
  ).toEqual([
    ['A 1x2', 'B', 'C'],
    ['D', 'E'],
  ])
})
