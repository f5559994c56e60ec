import type { Extensions } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style'
import { Focus, Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { Doc } from 'yjs'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { MoveBlock } from '../blocks/move-block.ts'
import { Comments } from '../comments/comment-marks.ts'
import { CaretAfterUndo } from '../editor/caret-after-undo.ts'
import { DocumentEnds } from '../editor/document-ends.ts'
import { Find } from '../editor/find-plugin.ts'
import { FirstCharacter } from '../editor/first-character.ts'
import { GuardedBinding } from '../editor/guard-binding.ts'
import { isSafeLink } from '../editor/links.ts'
import { ReadSelection } from '../editor/read-selection.ts'
import { type EssayCommand, Shortcuts } from '../editor/shortcuts.ts'
import { SlashMenu } from '../editor/slash-menu.ts'
import type { TypedMenuEvents } from '../editor/typed-menu.ts'
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

type EssayEvents = {
  onCommand: (command: EssayCommand) => void
  slashMenu: TypedMenuEvents
  paste: PasteEvents
  record?: RecordTracking
  /** The page cannot show the document, and is no longer written on. */
  onBroken?: () => void
}

/** Nodes, marks and behaviour of the page. Undo and redo come from the collaboration extension. */
export function essayExtensions(doc: Doc, events: EssayEvents): Extensions {
  const store = createCitationStore(doc)
  return [
    StarterKit.configure({
      undoRedo: false,
      // Only after blocks without a place for the cursor.
      trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
      heading: { levels: [1, 2, 3] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        isAllowedUri: (address, { defaultValidate }) => isSafeLink(address) && defaultValidate(address),
        HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
      },
      dropcursor: { class: 'drop-cursor', color: false, width: 2 },
    }),
    Collaboration.configure({ document: doc, field: 'default' }),
    GuardedBinding.configure({ onBroken: events.onBroken ?? (() => {}) }),
    TrackOrigins.configure({ ...events.record, doc: events.record ? doc : null }),
    TextStyle,
    FontFamily,
    FontSize,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    TableKit.configure({ table: { resizable: true, cellMinWidth: 40, View: FittingTableView } }),
    EssayImage,
    CleanPaste.configure(events.paste),
    Footnote,
    Formula,
    FormulaBlock,
    Citation.configure({ store }),
    Bibliography.configure({ store }),
    CarrySources.configure({ store }),
    CiteMenu.configure({ view: createCiteMenuView() }),
    Find,
    FirstCharacter,
    HelpMarks,
    Suggestions,
    Comments,
    MoveBlock,
    CaretAfterUndo,
    DocumentEnds,
    ReadSelection,
    Shortcuts.configure({ onCommand: events.onCommand }),
    SlashMenu.configure(events.slashMenu),
    Focus.configure({ className: 'has-focus', mode: 'shallowest' }),
    Placeholder.configure({
      placeholder: ({ node }) =>
        node.type.name === 'heading' ? texts.headingPlaceholder : texts.placeholder,
    }),
  ]
}
