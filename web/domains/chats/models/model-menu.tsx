import { Cpu, Plug } from 'lucide-react'
import { Link } from 'react-router'
import { brand, standardIdentity } from '../../../../contract/brand.ts'
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
      {choice.models.some(({ needsPlan }) => needsPlan) && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-ink-muted">
          {modelsTexts.lockedModels({
            plans: (words) => (
              <Link to="/subscription-plans" className="text-accent underline underline-offset-2">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {choice.offersLocalModel && (
        <Link
          to="/settings/models#local-model"
          onClick={onDone}
          className="flex min-h-11 items-center gap-2.5 border-t border-line px-4 py-2 text-13 hover:bg-surface-hover"
        >
          <Cpu aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          {modelsTexts.runAModel}
        </Link>
      )}
      {choice.mayConnect && (
        <Link
          to="/setup"
          onClick={onDone}
          className="flex min-h-11 items-center gap-2.5 border-t border-line px-4 py-2 text-13 hover:bg-surface-hover"
        >
          <Plug aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          {modelsTexts.connectModels}
        </Link>
      )}
      <WhomToAsk choice={choice} />
      {choice.ownKeyFailed && (
        <p role="status" className="border-t border-line px-4 py-2.5 text-12 text-ink-muted">
          {modelsTexts.theModelsOfYourOwn}
        </p>
      )}
      <ToneChoice tone={tone} onChoose={chooseTone} isWriter={chosen.kind === 'built-in'} />
    </>
  )
}

/** Where there is no language model: who can connect one, if the site says whom to ask. */
function WhomToAsk({ choice: { models, mayConnect } }: { choice: ModelChoices }) {
  const hasModel = models.some(({ kind }) => kind !== 'built-in')
  if (hasModel || mayConnect || brand.supportEmail === standardIdentity.supportEmail) return null
  return (
    <p className="border-t border-line px-4 py-2.5 text-12 text-pretty text-ink-muted">
      {modelsTexts.askForModel({
        address: brand.supportEmail,
        mail: (words) => (
          <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
