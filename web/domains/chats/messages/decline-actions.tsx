import { BookOpen, ListTree, Plug } from 'lucide-react'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useActions } from './message-actions.ts'

/** Actions that the user can take after the built-in writer has declined a request. */
export function DeclineActions() {
  const { fill } = useActions()
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to="/settings/models" size="sm" icon={<Plug />}>
        {messagesTexts.connectAModel}
      </ButtonLink>
      <Button size="sm" icon={<ListTree />} onClick={() => fill('Outline ')}>
        {messagesTexts.outlineATopic}
      </Button>
      <Button size="sm" icon={<BookOpen />} onClick={() => fill('Define ')}>
        {messagesTexts.lookUpAWord}
      </Button>
    </div>
  )
}
