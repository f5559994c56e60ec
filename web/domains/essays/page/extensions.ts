import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import type { Doc } from 'yjs'
import { MoveBlock } from '../blocks/move-block.ts'
import { Comments } from '../comments/comment-marks.ts'
import { type Features, type KernelEvents, kernelExtensions } from '../editor/kernel.ts'
import { Formula, FormulaBlock } from '../formulas/formula-node.ts'
import { HelpMarks } from '../help/marks/help-marks-extension.ts'
import { Footnote } from '../notes/footnote.ts'
import { CleanPaste, type PasteEvents } from '../paste/paste-extension.ts'
import { EssayImage } from '../pictures/image-node.ts'
import { type RecordTracking, TrackOrigins } from '../record/track/record-extension.ts'
import { Bibliography } from '../sources/editor/bibliography-node.ts'
import { CarrySources } from '../sources/editor/carry-sources.ts'
import { Citation } from '../sources/editor/citation-node.ts'
import { createCitationStore } from '../sources/editor/citation-store.ts'
import { CiteMenu, createCiteMenuView } from '../sources/editor/cite-menu.ts'
import { Suggestions } from '../suggestions/page/suggestion-plugin.ts'
import { FittingTableView } from '../tables/table-view.ts'

type EssayEvents = KernelEvents & {
  paste: PasteEvents
  record?: RecordTracking
}

/** The editor of essays: the kernel with all features. A new feature is a line here. */
export function essayExtensions(doc: Doc, events: EssayEvents): Extensions {
  return kernelExtensions(doc, events, essayFeatures(doc, events))
}

function essayFeatures(doc: Doc, { paste, record }: EssayEvents): Features {
  const store = createCitationStore(doc)
  return {
    content: [
      TrackOrigins.configure({ ...record, doc: record ? doc : null }),
      TableKit.configure({ table: { resizable: true, cellMinWidth: 40, View: FittingTableView } }),
      EssayImage,
      CleanPaste.configure(paste),
      Footnote,
      Formula,
      FormulaBlock,
      Citation.configure({ store }),
      Bibliography.configure({ store }),
      CarrySources.configure({ store }),
      CiteMenu.configure({ view: createCiteMenuView() }),
    ],
    behaviour: [HelpMarks, Suggestions, Comments, MoveBlock],
  }
}
