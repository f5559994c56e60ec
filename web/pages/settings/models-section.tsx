import { DefaultModelCard } from '../../domains/chats/models/default-model-card.tsx'
import { LocalModelCard } from '../../domains/local-models/local-model-card.tsx'
import { KeyCard } from '../../domains/preferences/key-card.tsx'
import { ModelSettings } from '../../domains/preferences/model-settings.tsx'
import { isKeptLocally, useSavePreferences } from '../../domains/preferences/queries.ts'
import { SetUpCard } from '../../domains/site/set-up-card.tsx'
import type { SectionProps } from './section-props.ts'

function DefaultModel({ userId }: { userId: string }) {
  const { mutateAsync } = useSavePreferences(userId)
  async function save(model: string) {
    try {
      await mutateAsync({ default_model: model })
    } catch (error) {
      if (!isKeptLocally(error)) throw error
    }
  }
  return <DefaultModelCard onSave={save} />
}

export function Section({ person }: SectionProps) {
  return (
    <>
      <DefaultModel userId={person.id} />
      {person.isOperator && <SetUpCard />}
      {person.isOperator && <LocalModelCard />}
      <ModelSettings userId={person.id} />
      <KeyCard />
    </>
  )
}
