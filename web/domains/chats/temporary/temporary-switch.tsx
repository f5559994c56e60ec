import { MessageCircleDashed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'

/** A switch in the top bar of a new chat: on opens a temporary chat, off a normal one. */
export function TemporarySwitch({ isOn }: { isOn: boolean }) {
  const navigate = useNavigate()
  return (
    <IconButton
      label={isOn ? 'Turn off temporary chat' : 'Temporary chat'}
      aria-pressed={isOn}
      variant={isOn ? 'active' : 'ghost'}
      icon={<MessageCircleDashed />}
      onClick={() => navigate(isOn ? '/chat/new' : '/chat/temporary')}
    />
  )
}
