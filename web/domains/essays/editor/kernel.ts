import type { Extensions } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { TextAlign } from '@tiptap/extension-text-align'
import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style'
import { Focus, Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { Doc } from 'yjs'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { CaretAfterUndo } from './caret-after-undo.ts'
import { DocumentEnds } from './document-ends.ts'
import { Find } from './find-plugin.ts'
import { FirstCharacter } from './first-character.ts'
import { GuardedBinding } from './guard-binding.ts'
import { isSafeLink } from './links.ts'
import { ReadSelection } from './read-selection.ts'
import { type EssayCommand, Shortcuts } from './shortcuts.ts'
import { SlashMenu } from './slash-menu.ts'
import type { TypedMenuEvents } from './typed-menu.ts'

export type KernelEvents = {
  onCommand: (command: EssayCommand) => void
  slashMenu: TypedMenuEvents
  /** The page cannot show the document, and is no longer written on. */
  onBroken?: () => void
}

/** Extensions that a feature of the page brings, by their place among those of the kernel. */
export type Features = {
  /** Nodes and marks, and what follows their changes. Their order is that of the schema. */
  content: Extensions
  /** What is shown on the page or done with the keyboard, and is no part of the text. */
  behaviour: Extensions
}

/**
 * The editor without its features: text with its formatting, shared with other tabs and devices. Undo and redo come from
 * the collaboration extension.
 */
export function kernelExtensions(doc: Doc, events: KernelEvents, features: Features): Extensions {
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
    TextStyle,
    FontFamily,
    FontSize,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    ...features.content,
    Find,
    FirstCharacter,
    ...features.behaviour,
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
