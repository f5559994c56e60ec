import { useState } from 'react'
import { readLocal, writeLocal } from './local-keys.ts'
import { useModels } from './queries.ts'

/** The models that can answer, and the one that will: the user's last choice while it is there, else the first. */
export function useModelChoice(userId: string) {
  const { data } = useModels()
  const [wish, setWish] = useState(() => readLocal(userId, 'chatModel'))
  const models = data?.models ?? []
  const chosen = models.find((model) => model.id === wish) ?? models[0]

  function choose(id: string) {
    writeLocal(userId, 'chatModel', id)
    setWish(id)
  }
  return { models, chosen, choose }
}
