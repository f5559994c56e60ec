import { type Editor, InputRule, Node } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { formulaView } from './formula-view.ts'
import { texMax } from './tex-max.ts'
import { typedBlock, typedFormula } from './typed-formula.ts'

/** Sent by a formula that was pressed, and where a new one on a line of its own was begun. */
export const editFormula = 'edit-formula'

/** The source of a formula. Its attribute is `tex`, so that files and other programs find it. */
const attributes = {
  tex: {
    default: '',
    parseHTML: (element: HTMLElement) => (element.getAttribute('data-formula') ?? '').slice(0, texMax),
    renderHTML: ({ tex }: { tex?: unknown }) => ({ 'data-formula': String(tex ?? '') }),
  },
}

/** A formula in a line of text, written in TeX. Typing `$E=mc^2$` makes one. */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  marks: '',
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'span[data-formula]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: 'formula' },
    `$${node.attrs.tex}$`,
  ],
  renderText: ({ node }) => `$${node.attrs.tex}$`,
  addNodeView: () => formulaView(false),
  addInputRules() {
    return [
      new InputRule({
        find: typedFormula,
        handler: ({ state, range, match }) => {
          const node = this.type.create({ tex: match.data?.tex })
          state.tr.replaceWith(range.from, range.to, node)
        },
      }),
    ]
  },
  addKeyboardShortcuts() {
    return { Enter: () => openSelected(this.editor) }
  },
})

/** A formula on a line of its own. Typing `$$` and a blank begins one. */
export const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'div[data-formula]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { ...HTMLAttributes, class: 'formula-block' },
    `$$${node.attrs.tex}$$`,
  ],
  renderText: ({ node }) => `$$${node.attrs.tex}$$`,
  addNodeView: () => formulaView(true),
  addInputRules() {
    return [
      new InputRule({
        find: typedBlock,
        handler: ({ state, range, match }) => {
          const { editor } = this
          const $from = state.doc.resolve(range.from)
          const tex = String(match.data?.tex ?? '')
          if ($from.parent.type.name !== 'paragraph' || $from.depth !== 1) return null
          if (tex === '') {
            state.tr.delete(range.from, range.to)
            setTimeout(() => askForFormula(editor, { isBlock: true }))
          } else state.tr.replaceWith($from.before(), $from.after(), this.type.create({ tex }))
        },
      }),
    ]
  },
})

/** `pos` is the formula to change; without it a new one is made. */
export type FormulaRequest = { pos?: number; isBlock: boolean }

function askForFormula(editor: Editor, detail: FormulaRequest): void {
  if (!editor.isDestroyed) editor.view.dom.dispatchEvent(new CustomEvent(editFormula, { detail }))
}

function openSelected(editor: Editor): boolean {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return false
  const { name } = selection.node.type
  if (name !== 'formula' && name !== 'formulaBlock') return false
  askForFormula(editor, { pos: selection.from, isBlock: name === 'formulaBlock' })
  return true
}

/** Inserts a formula at the cursor, or changes the one at `pos`, as one step of undo. */
export function putFormula(editor: Editor, tex: string, { pos, isBlock }: FormulaRequest): void {
  const { schema, doc, tr, selection } = editor.state
  const type = isBlock ? schema.nodes.formulaBlock : schema.nodes.formula
  const old = pos === undefined ? null : doc.nodeAt(pos)
  if (!type) return
  const node = type.create({ tex })
  if (pos !== undefined && old?.type === type) tr.setNodeAttribute(pos, 'tex', tex)
  else if (pos !== undefined && old && !isBlock)
    tr.replaceWith(pos, pos + old.nodeSize, schema.nodes.paragraph?.create(null, node) ?? node)
  else {
    if (pos !== undefined && old) tr.delete(pos, pos + old.nodeSize)
    else tr.deleteSelection()
    const $at = tr.selection.$to
    if (!isBlock) tr.replaceSelectionWith(node, false)
    else if ($at.parent.isTextblock && $at.parent.content.size === 0 && $at.depth === 1)
      tr.replaceWith($at.before(), $at.after(), node)
    else tr.insert($at.depth > 0 ? $at.after() : selection.to, node)
  }
  editor.view.dispatch(tr.scrollIntoView())
}
