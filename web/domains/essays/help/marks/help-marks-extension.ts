import { type Editor, Extension } from '@tiptap/core'
import type { HelpMark, MarkLayer, PlacedMark } from './help-mark.ts'
import { markLayers } from './help-mark.ts'
import { type FindMarks, marksPlugin } from './marks-plugin.ts'

/** What makes the marks of an editor. It is loaded after the text is shown. */
export type MarksSource = {
  find: Record<MarkLayer, FindMarks>
  replacesBrowserCheck: () => boolean
  onPress: (mark: PlacedMark<HelpMark>) => void
  /** Opens the next or the previous correction. */
  onStep: (step: 1 | -1) => void
}

const sources = new WeakMap<Editor, MarksSource>()

/** Connects an editor with what makes its marks; null disconnects it. */
export function connectMarks(editor: Editor, source: MarksSource | null): void {
  if (source) sources.set(editor, source)
  else sources.delete(editor)
}

/** The marks of the writing help on the page. Ctrl+' opens the next correction and Ctrl+; the previous one. */
export const HelpMarks = Extension.create({
  name: 'helpMarks',
  addKeyboardShortcuts() {
    const step = (by: 1 | -1) => () => {
      const source = sources.get(this.editor)
      source?.onStep(by)
      return source !== undefined
    }
    return { "Mod-'": step(1), 'Mod-;': step(-1) }
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return markLayers.map((layer) =>
      marksPlugin(layer, {
        find: (block, pos) => sources.get(editor)?.find[layer](block, pos) ?? null,
        onPress: (mark) => sources.get(editor)?.onPress(mark),
        replacesBrowserCheck: () =>
          layer === 'corrections' && (sources.get(editor)?.replacesBrowserCheck() ?? false),
      }),
    )
  },
})
