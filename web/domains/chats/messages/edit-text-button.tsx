import { FilePenLine } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { storeForEssayWriter, useExistingPage } from '../existing-pages.ts'

/** Opens a reply in the essay writer. */
export function EditTextButton({ text }: { text: string }) {
  const essayWriter = useExistingPage('/essay-writer/new')
  const navigate = useNavigate()
  const { chatId = '' } = useParams()
  if (!essayWriter) return null
  function open() {
    storeForEssayWriter(chatId, text)
    navigate(essayWriter!)
  }
  return <IconButton label={messagesTexts.editText} icon={<FilePenLine />} onClick={open} />
}
