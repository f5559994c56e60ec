import { FilePenLine } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { storeForEssayWriter } from '../existing-pages.ts'

/** Opens a reply in the essay writer. */
export function EditTextButton({ text }: { text: string }) {
  const navigate = useNavigate()
  const { chatId = '' } = useParams()
  function open() {
    storeForEssayWriter(chatId, text)
    navigate('/essay-writer/new')
  }
  return <IconButton label={messagesTexts.editText} icon={<FilePenLine />} onClick={open} />
}
