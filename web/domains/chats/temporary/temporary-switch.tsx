import { MessageCircleDashed } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'

/** In the top bar of a new chat: on leads to a chat that is not saved, off to one that is. */
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
