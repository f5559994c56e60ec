import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { Doc } from 'yjs'
import type { IdRun } from '../origins/id-runs.ts'
import { clipboardType, parseRuns, selectedRuns, writeRuns } from './clipboard-runs.ts'
import { trackOrigins } from './track-origins.ts'

export type RecordTracking = {
  /** The essay's id, so that text copied from another essay is a paste. */
  essay: string
  isOn: () => boolean
}

/** Marks where new text comes from while the authorship record is on. */
export const TrackOrigins = Extension.create<RecordTracking & { doc: Doc | null }>({
  name: 'trackOrigins',
  // Before the extension that handles pastes, so that it sees them.
  priority: 1_100,
  addOptions: () => ({ doc: null, essay: '', isOn: () => false }),
  addProseMirrorPlugins() {
    const { doc, essay, isOn } = this.options
    if (!doc) return []
    let copied: IdRun[] = []
    return [
      trackOrigins({ doc, isOn, copied: () => copied }),
      new Plugin({
        props: {
          handleDOMEvents: {
            copy: (view, event) => copy(view.state, event),
            cut: (view, event) => copy(view.state, event),
            paste(_view, event) {
              const data = event.clipboardData?.getData(clipboardType)
              if (data) copied = parseRuns(essay, data)
              return false
            },
          },
        },
      }),
    ]
    function copy(state: Parameters<typeof selectedRuns>[1], event: ClipboardEvent): boolean {
      if (!doc || state.selection.empty) return false
      copied = selectedRuns(doc, state)
      const data = writeRuns(essay, copied)
      // The editor clears the clipboard before it writes, so this is added once it has.
      const add = () => event.clipboardData?.setData(clipboardType, data)
      document.addEventListener(event.type, add, { once: true })
      return false
    }
  },
})
