import { BookOpen, ListTree, Plug } from 'lucide-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useActions } from './message-actions.ts'

/** Actions that the user can take after the built-in writer has declined a request. */
export function DeclineActions() {
  const { fill } = useActions()
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to="/settings/models" size="sm" icon={<Plug />}>
        Connect a model
      </ButtonLink>
      <Button size="sm" icon={<ListTree />} onClick={() => fill('Outline ')}>
        Outline a topic
      </Button>
      <Button size="sm" icon={<BookOpen />} onClick={() => fill('Define ')}>
        Look up a word
      </Button>
    </div>
  )
}
