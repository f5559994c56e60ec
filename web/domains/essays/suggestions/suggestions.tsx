import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { EssaySession } from '../sync/essay-session.ts'
import type { MenuChoice } from './menu/action-menu.tsx'
import { CheckCard } from './menu/check-card.tsx'
import { SelectionBubble } from './menu/selection-bubble.tsx'
import { SuggestionLayer } from './page/suggestion-layer.tsx'
import './page/suggestions.css'
import { useDesk } from './page/use-desk.ts'

type EssaySuggestionsProps = {
  editor: Editor
  session: EssaySession
  /** The server has the essay. */
  isStored: boolean
  isNarrow: boolean
  onCommand: (command: EssayCommand) => void
  isMenuOpen: boolean
  onMenuOpen: (isOpen: boolean) => void
}

type Check = { from: number; to: number; text: string }

/** AI on the page: the menu of actions, the suggestions beside the text and the result of a check. */
export function EssaySuggestions({
  editor,
  session,
  isStored,
  isNarrow,
  onCommand,
  isMenuOpen,
  onMenuOpen,
}: EssaySuggestionsProps) {
  const opened = useDesk(editor, session)
  const [check, setCheck] = useState<Check | null>(null)
  if (!opened) return null
  const { desk, view } = opened

  function choose(choice: MenuChoice) {
    const { selection, doc } = editor.state
    if (choice.action !== 'check') {
      // The actions at the selection go, and the cursor is at the suggestion.
      if (desk.start(choice) > 0)
        editor.commands.setTextSelection(Math.min(selection.to, doc.content.size - 1))
      return
    }
    const { $from } = selection
    const { from, to } = selection.empty ? { from: $from.start(), to: $from.end() } : selection
    setCheck({ from, to, text: doc.textBetween(from, to, '\n\n', ' ') })
  }
  function humanize({ from, to, text }: Check) {
    setCheck(null)
    // The text may have moved or changed since.
    const { doc } = editor.state
    const isThere = to <= doc.content.size && doc.textBetween(from, to, '\n\n', ' ') === text
    desk.start({ action: 'humanize' }, isThere ? { from, to } : editor.state.selection)
  }
  return (
    <>
      <SelectionBubble
        editor={editor}
        chatId={session.chatId}
        isStored={isStored}
        isNarrow={isNarrow}
        onCommand={onCommand}
        isMenuOpen={isMenuOpen}
        onMenuOpen={onMenuOpen}
        onChoose={choose}
      />
      <SuggestionLayer editor={editor} desk={desk} view={view} />
      {check && (
        <CheckCard text={check.text} onHumanize={() => humanize(check)} onClose={() => setCheck(null)} />
      )}
    </>
  )
}
