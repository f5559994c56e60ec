import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatSummary, ModelChoice } from '../../../../contract/chats/chats.ts'
import { ownModelPrefix } from '../../../../contract/own-models.ts'
import type { PaidTier } from '../../../../contract/plans.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeChat } from '../chat-cache.ts'
import { patchChat, useModels } from '../queries.ts'
import { useSaveDefaultModel } from './save-default-model.ts'

export type ModelChoices = {
  models: ModelChoice[]
  /** The model that will reply; undefined until it is known. */
  chosen: ModelChoice | undefined
  choose: (id: string) => void
  /** The chosen model when it is no longer available. */
  gone: string | null
  /** The plan that would make it available again. */
  gonePlan: PaidTier | null
  ownKeyFailed: boolean
  /** The user could get a model that runs on this computer. */
  offersLocalModel: boolean
  /** The user operates this site, and can connect models for everyone. */
  mayConnect: boolean
  tone: Tone
  chooseTone: (tone: Tone) => void
}

type Picked = { model?: string; tone?: Tone }

/**
 * The model and the tone of a chat. A choice is saved to the chat, and the model also becomes the default for the next
 * new chat. A new chat saves both with its first message; a temporary chat keeps them in memory.
 */
export function useModelChoice(userId: string, chat: ChatSummary | null): ModelChoices {
  const client = useQueryClient()
  const saveDefault = useSaveDefaultModel(userId)
  const { data } = useModels()
  const [picked, setPicked] = useState<Picked>({})
  const models = data?.models ?? []
  const wish = picked.model ?? chat?.model ?? null
  const listed = models.find(({ id }) => id === wish)
  const known = listed?.needsPlan ? undefined : listed
  const chosen = known ?? models.find(({ id }) => id === data?.defaultModel) ?? models[0]
  const missing = wish === null ? (chat?.model === undefined ? data?.goneModel : null) : known ? null : wish

  function keep(change: Picked) {
    setPicked((before) => ({ ...before, ...change }))
    if (!chat) return
    changeChat(client, chat.id, change)
    patchChat(chat.id, change).catch(() => toast.error(modelsTexts.yourChoiceAppliesNowBut))
  }
  function choose(id: string) {
    keep({ model: id })
    // The choice applies to this chat even if it cannot be saved as the default.
    saveDefault(id).catch(() => {})
  }
  return {
    models,
    chosen,
    choose,
    gone: data && missing ? missing.replace(ownModelPrefix, '') : null,
    gonePlan: models.find(({ id }) => id === missing)?.needsPlan ?? null,
    ownKeyFailed: data?.ownKeyFailed ?? false,
    offersLocalModel: data?.offersLocalModel ?? false,
    mayConnect: data?.mayConnect ?? false,
    tone: picked.tone ?? chat?.tone ?? 'neutral',
    chooseTone: (tone) => keep({ tone }),
  }
}
