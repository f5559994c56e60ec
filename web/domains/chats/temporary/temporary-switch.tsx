import { MessageCircleDashed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { temporaryTexts } from '../../../locales/en/chats/temporary.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** A switch in the top bar of a new chat: on opens a temporary chat, off a normal one. */
export function TemporarySwitch({ isOn }: { isOn: boolean }) {
  const navigate = useNavigate()
  return (
    <IconButton
      label={isOn ? temporaryTexts.turnOffTemporaryChat : temporaryTexts.temporaryChatTemporaryScreen}
      aria-pressed={isOn}
      variant={isOn ? 'active' : 'ghost'}
      icon={<MessageCircleDashed />}
      onClick={() => navigate(isOn ? '/chat/new' : '/chat/temporary')}
    />
  )
}
