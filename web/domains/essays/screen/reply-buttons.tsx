import { FilePenLine, ListTree, TextCursorInput } from 'lucide-react'
import { useMemo } from 'react'
import { outline as outlineTexts } from '../../../locales/en/essays/outline.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { parseOutline } from '../suggestions/outline/parse-outline.ts'
import type { ReplyUse } from './essay-screen.tsx'

/** Puts a reply of the chat on the page, as its text or at the cursor, or takes its list as the plan of the essay. */
export function ReplyButtons({ text, use }: { text: string; use: ReplyUse }) {
  const sections = useMemo(() => parseOutline(text), [text])
  return (
    <>
      <IconButton label={texts.editText} icon={<FilePenLine />} onClick={() => use.load(text)} />
      <IconButton label={texts.insertReply} icon={<TextCursorInput />} onClick={() => use.insert(text)} />
      {sections.length > 0 && (
        <IconButton label={outlineTexts.use} icon={<ListTree />} onClick={() => use.plan(sections)} />
      )}
    </>
  )
}
