import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { separateUndo } from '../editor/separate-undo.ts'
import { withNewKeys } from '../sources/editor/carry-sources.ts'

/** Returns the position before the block with the cursor: an item of a list, or a block of the page. */
export function blockStart(editor: Editor): number {
  const { $from } = editor.state.selection
  if ($from.depth === 0) return $from.pos
  for (let depth = $from.depth; depth > 1; depth--)
    if ($from.node(depth).type.name === 'listItem') return $from.before(depth)
  return $from.before(1)
}

/** Moves the block at a position one place up or down among its neighbours, and keeps the cursor in it. */
export function moveBlock(editor: Editor, from: number, step: -1 | 1): boolean {
  const { doc, tr, selection } = editor.state
  const $from = doc.resolve(from)
  const block = $from.parent.maybeChild($from.index())
  const other = $from.parent.maybeChild($from.index() + step)
  if (!block || !other) return false
  const to = step === 1 ? from + other.nodeSize : from - other.nodeSize
  const offset = Math.min(Math.max(selection.from - from, 0), block.nodeSize)
  tr.delete(from, from + block.nodeSize).insert(to, block)
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(to + offset, tr.doc.content.size))))
  separateUndo(editor)
  editor.view.dispatch(tr.scrollIntoView())
  return true
}

/** Moves the item with the cursor, and at the end of its list the whole list. */
function moveCurrent(editor: Editor, step: -1 | 1): boolean {
  const from = blockStart(editor)
  if (moveBlock(editor, from, step)) return true
  const $from = editor.state.doc.resolve(from)
  return $from.depth > 0 && moveBlock(editor, $from.before(1), step)
}

export function duplicateBlock(editor: Editor, from: number): void {
  const block = editor.state.doc.nodeAt(from)
  if (!block) return
  separateUndo(editor)
  editor.view.dispatch(editor.state.tr.insert(from + block.nodeSize, withNewKeys(block)))
}

/** Deletes a block; with the last item, also its list. */
export function deleteBlock(editor: Editor, from: number): void {
  const { doc, tr, schema } = editor.state
  let $from = doc.resolve(from)
  while ($from.depth > 0 && $from.parent.childCount === 1) $from = doc.resolve($from.before())
  const block = $from.nodeAfter
  if (!block) return
  const end = $from.pos + block.nodeSize
  const isOnly = $from.depth === 0 && doc.childCount === 1
  if (isOnly) tr.replaceWith($from.pos, end, schema.nodes.paragraph?.create() ?? [])
  else tr.delete($from.pos, end)
  separateUndo(editor)
  editor.view.dispatch(tr)
}

/** Selects the block so that the browser drags it as a whole. */
export function selectBlock(editor: Editor, from: number): void {
  const { tr, doc } = editor.state
  editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, from)))
}

export type BlockKind =
  | 'normal'
  | 'title'
  | 'heading'
  | 'subheading'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'codeBlock'

type Chain = ReturnType<Editor['chain']>

/** How a block of plain paragraphs becomes one of each kind. */
const kinds: Record<BlockKind, (chain: Chain) => Chain> = {
  normal: (chain) => chain,
  title: (chain) => chain.setHeading({ level: 1 }),
  heading: (chain) => chain.setHeading({ level: 2 }),
  subheading: (chain) => chain.setHeading({ level: 3 }),
  quote: (chain) => chain.setBlockquote(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  codeBlock: (chain) => chain.setCodeBlock(),
}

export const blockKinds = Object.keys(kinds) as BlockKind[]

const turnable = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'listItem',
  'bulletList',
  'orderedList',
  'codeBlock',
])

/** Reports whether a block consists of text, which can have another form. Pictures and tables cannot. */
export function canTurn(block: Node | null): boolean {
  return block !== null && turnable.has(block.type.name)
}

/** Gives a block another form, as one step of undo. */
export function turnInto(editor: Editor, from: number, kind: BlockKind): void {
  const { doc } = editor.state
  const block = doc.nodeAt(from)
  if (!block || !canTurn(block)) return
  const { from: start, to: end } = TextSelection.between(
    doc.resolve(from + 1),
    doc.resolve(from + block.nodeSize - 1),
  )
  separateUndo(editor)
  kinds[kind](editor.chain().focus().setTextSelection({ from: start, to: end }).clearNodes()).run()
  editor.commands.setTextSelection(editor.state.selection.to)
  separateUndo(editor)
}

/** Asks for the menu of the block with the cursor. */
export const blockMenuEvent = 'open-block-menu'

export function openBlockMenu(editor: Editor): boolean {
  editor.view.dom.dispatchEvent(new CustomEvent(blockMenuEvent))
  return true
}

/** Alt+Shift+arrow moves the block with the cursor, as in other word processors; Ctrl+/ opens its menu. */
export const MoveBlock = Extension.create({
  name: 'moveBlock',
  addKeyboardShortcuts() {
    return {
      'Alt-Shift-ArrowUp': () => moveCurrent(this.editor, -1),
      'Alt-Shift-ArrowDown': () => moveCurrent(this.editor, 1),
      'Mod-/': () => openBlockMenu(this.editor),
      'Mod-d': () => {
        duplicateBlock(this.editor, blockStart(this.editor))
        return true
      },
    }
  },
})
