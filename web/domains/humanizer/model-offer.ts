import type { ModelChoice } from '../../../contract/chats/chats.ts'

/** A connected language model that can rewrite instead of the server's humanizer. */
export type ModelOffer = Pick<ModelChoice, 'id' | 'label' | 'kind'>

/** Whether a language model recasts Balanced and Strong, and the user's choice of it. */
export type Recast = {
  offer: ModelOffer
  isChosen: boolean
  choose: (isChosen: boolean) => void
}
