import { Cpu, GraduationCap, MessageCircle, Plug } from 'lucide-react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { modelOfferOf } from '../models/model-offer.ts'
import { useModels } from '../queries.ts'
import { useActions } from './message-actions.ts'

/** The card in the settings that downloads a model. */
const localModelPath = '/settings/models#local-model'

/** The step that fits after the built-in writer has declined a request: ask a model, or get one. */
export function DeclineActions({ reply }: { reply: ChatMessage }) {
  const { askModel } = useActions()
  const { data } = useModels()
  const offer = modelOfferOf(data)
  // Keeps its place until the models are known.
  if (!data) return <div className="h-8 max-md:h-11" />
  if (offer && reply.parentId !== null)
    return (
      <Button
        size="sm"
        icon={<MessageCircle />}
        onClick={() => askModel(reply, offer.id)}
        className="self-start"
      >
        {messagesTexts.askModel({ name: offer.label })}
      </Button>
    )
  if (data.offersLocalModel)
    return (
      <ButtonLink to={localModelPath} size="sm" icon={<Cpu />} className="self-start">
        {messagesTexts.runAModel}
      </ButtonLink>
    )
  return (
    <ButtonLink to="/settings/models" size="sm" icon={<Plug />} className="self-start">
      {messagesTexts.connectAModel}
    </ButtonLink>
  )
}

/** The way from a request for questions to the study simulator. */
export function StudyAction() {
  return (
    <ButtonLink to="/study-simulator" size="sm" icon={<GraduationCap />} className="self-start">
      {messagesTexts.openStudy}
    </ButtonLink>
  )
}
