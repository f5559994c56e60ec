import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { ModelList } from './model-list.tsx'
import { ToneChoice } from './tone-choice.tsx'
import type { ModelChoices } from './use-model-choice.ts'

/** The content of the model picker: models and tones. */
export function ModelMenu({ choice, onDone }: { choice: ModelChoices; onDone: () => void }) {
  const { chosen, tone, choose, chooseTone } = choice
  if (!chosen) return null
  return (
    <>
      <ModelList
        models={choice.models}
        chosen={chosen.id}
        onChoose={(id) => {
          choose(id)
          onDone()
        }}
      />
      {choice.ownKeyFailed && (
        <p role="status" className="border-t border-line px-4 py-2.5 text-12 text-ink-muted">
          {modelsTexts.theModelsOfYourOwn}
        </p>
      )}
      <ToneChoice tone={tone} onChoose={chooseTone} isWriter={chosen.kind === 'built-in'} />
    </>
  )
}
