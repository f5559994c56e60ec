import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { plans } from '../../../../contract/plans.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { preferenceTexts } from '../../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { useModels } from '../queries.ts'
import { groupModels } from './model-groups.ts'
import { showDefaultModel } from './save-default-model.ts'

type DefaultModelCardProps = {
  /** Saves the choice, or keeps it until the server can be reached. Rejects if the server refuses it. */
  onSave: (model: string) => Promise<void>
}

/** Sets the model of new chats. A chat keeps the model that was chosen in it. */
export function DefaultModelCard({ onSave }: DefaultModelCardProps) {
  const id = useId()
  const client = useQueryClient()
  const { data, isError, refetch } = useModels()

  function choose(model: string) {
    showDefaultModel(client, model)
    onSave(model).catch(() => void refetch())
  }
  const row = (
    <SettingRow
      title={<label htmlFor={id}>{modelsTexts.modelOfNewChats}</label>}
      text={
        data?.goneModel
          ? modelsTexts.isNotOfferedChooseAnother({ gone: data.goneModel })
          : modelsTexts.aChatKeepsItsModel
      }
      stacks
      action={
        <Select
          id={id}
          value={data?.defaultModel ?? ''}
          onChange={(event) => choose(event.target.value)}
          className="sm:w-64 lg:w-72"
        >
          {groupModels(data?.models ?? [], '').map(({ label, models }) => (
            <optgroup key={label} label={label}>
              {models.map((model) => (
                <option key={model.id} value={model.id} disabled={model.needsPlan !== undefined}>
                  {model.needsPlan
                    ? modelsTexts.labelWithPlan({ label: model.label, plan: plans[model.needsPlan].name })
                    : model.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      }
    />
  )
  return (
    <SettingCard title={modelsTexts.defaultModel}>
      {data ? (
        row
      ) : isError ? (
        <ErrorState title={preferenceTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonOver>{row}</SkeletonOver>
      )}
    </SettingCard>
  )
}
