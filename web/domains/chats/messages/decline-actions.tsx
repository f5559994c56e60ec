import { BookOpen, Cpu, ListTree, Plug } from 'lucide-react'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useModels } from '../queries.ts'
import { useActions } from './message-actions.ts'

/** The card in the settings that downloads a model. */
const localModelPath = '/settings/models#local-model'

/** Actions that the user can take after the built-in writer has declined a request. */
export function DeclineActions() {
  const { fill } = useActions()
  const { data } = useModels()
  return (
    <div className="flex flex-wrap gap-2">
      {data?.offersLocalModel && (
        <ButtonLink to={localModelPath} size="sm" icon={<Cpu />}>
          {messagesTexts.runAModel}
        </ButtonLink>
      )}
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
