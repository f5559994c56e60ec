import { FilePenLine, TextCursorInput } from 'lucide-react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ReplyUse } from './essay-screen.tsx'

/** Puts a reply of the chat on the page: as its text, or at the cursor. */
export function ReplyButtons({ text, use }: { text: string; use: ReplyUse }) {
  return (
    <>
      <IconButton label={texts.editText} icon={<FilePenLine />} onClick={() => use.load(text)} />
      <IconButton label={texts.insertReply} icon={<TextCursorInput />} onClick={() => use.insert(text)} />
    </>
  )
}
