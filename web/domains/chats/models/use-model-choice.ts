import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatSummary, ModelChoice, ModelsAnswer } from '../../../../contract/chats/chats.ts'
import { ownModelPrefix } from '../../../../contract/own-models.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { api, unwrap } from '../../../api.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeChat } from '../chat-cache.ts'
import { modelsKey, patchChat, useModels } from '../queries.ts'

export type ModelChoices = {
  models: ModelChoice[]
  /** The model that will reply; undefined until it is known. */
  chosen: ModelChoice | undefined
  choose: (id: string) => void
  /** The chosen model when it is no longer available. */
  gone: string | null
  ownKeyFailed: boolean
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
  const { data } = useModels()
  const [picked, setPicked] = useState<Picked>({})
  const models = data?.models ?? []
  const wish = picked.model ?? chat?.model ?? null
  const known = models.find(({ id }) => id === wish)
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
    client.setQueryData<ModelsAnswer>(
      modelsKey,
      (old) => old && { ...old, defaultModel: id, goneModel: null },
    )
    const remembered = unwrap(api.api.preferences.$put({ json: { default_model: id } }))
    remembered.then(() => client.invalidateQueries({ queryKey: ['preferences', userId] })).catch(() => {})
  }
  return {
    models,
    chosen,
    choose,
    gone: data && missing ? missing.replace(ownModelPrefix, '') : null,
    ownKeyFailed: data?.ownKeyFailed ?? false,
    tone: picked.tone ?? chat?.tone ?? 'neutral',
    chooseTone: (tone) => keep({ tone }),
  }
}
