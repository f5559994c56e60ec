import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { EssaySession } from '../sync/essay-session.ts'
import { HelpCard } from './card/help-card.tsx'
import { offerHelp } from './open-helps.ts'
import './marks/help-marks.css'
import { createWritingHelp, type WritingHelp } from './writing-help.ts'

/** Runs the writing help of an open essay and shows the card of a mark. */
export function WritingHelpPart({ editor, session }: { editor: Editor; session: EssaySession }) {
  const { userId, chatId } = session
  const [help, setHelp] = useState<WritingHelp | null>(null)
  useEffect(() => {
    let close = () => {}
    // In a task of its own, so that keys that were pressed meanwhile come first.
    const timer = window.setTimeout(() => {
      const opened = createWritingHelp(editor, { userId, chatId })
      setHelp(opened)
      const withdraw = offerHelp(editor, opened)
      close = () => {
        withdraw()
        opened.close()
      }
    })
    return () => {
      window.clearTimeout(timer)
      close()
    }
  }, [editor, userId, chatId])
  return help && <HelpCard editor={editor} help={help} />
}
