import { useId, useState } from 'react'
import { type ConnectionModel, connectionLimits } from '../../../contract/site/connections.ts'
import { connectionsTexts } from '../../locales/en/site/connections.ts'
import { formatNumber } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { isComposing } from '../../ui/is-composing.ts'

type ModelChooserProps = {
  models: ConnectionModel[]
  chosen: ConnectionModel[]
  onChange: (chosen: ConnectionModel[]) => void
  error: string | null
}

/** With fewer models the list needs no filter. */
const filterFrom = 8

/** Chooses which models of a server people here see. A list of hundreds is filtered; others are added by name. */
export function ModelChooser({ models, chosen, onChange, error }: ModelChooserProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState('')
  const names = new Set(chosen.map((model) => model.id))
  const all = [...models, ...chosen.filter((one) => !models.some((model) => model.id === one.id))]
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = all.filter((model) => words.every((word) => model.id.toLowerCase().includes(word)))

  function toggle(model: ConnectionModel, isOn: boolean) {
    onChange(isOn ? [...chosen, model] : chosen.filter((one) => one.id !== model.id))
  }
  function add() {
    const name = added.trim()
    if (name === '' || name.length > connectionLimits.modelNameMax) return
    if (!names.has(name))
      toggle(all.find((model) => model.id === name) ?? { id: name, contextTokens: null, sees: null }, true)
    setAdded('')
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="flex w-full items-baseline justify-between gap-3 pb-1.5 font-medium">
        {connectionsTexts.models}
        <span className="tabular text-13 font-normal text-ink-muted">
          {connectionsTexts.chosen({ count: chosen.length })}
        </span>
      </legend>
      {all.length >= filterFrom && (
        <TextField
          label={connectionsTexts.filter({ count: all.length })}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.preventDefault()}
        />
      )}
      {all.length > 0 && (
        <ul className="scroll-quiet flex max-h-72 flex-col overflow-y-auto rounded-control border border-line">
          {shown.map((model) => (
            <li key={model.id} className="border-b border-line px-3 py-2 last:border-b-0">
              <Checkbox
                checked={names.has(model.id)}
                onChange={(isOn) => toggle(model, isOn)}
                label={<ModelLabel model={model} />}
              />
            </li>
          ))}
          {shown.length === 0 && (
            <li role="status" className="px-3 py-4 text-13 text-ink-muted">
              {connectionsTexts.noMatch({ search: search.trim() })}
            </li>
          )}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={connectionsTexts.addModel}
          hint={all.length === 0 ? undefined : connectionsTexts.addModelHint}
          id={id}
          value={added}
          onChange={(event) => setAdded(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            add()
          }}
          error={error}
          autoComplete="off"
          spellCheck={false}
          end={
            <Button size="sm" variant="ghost" onClick={add} disabled={added.trim() === ''} className="mr-1">
              {connectionsTexts.addIt}
            </Button>
          }
        />
      </div>
    </fieldset>
  )
}

function ModelLabel({ model: { id, contextTokens, sees } }: { model: ConnectionModel }) {
  const facts = [
    contextTokens !== null && connectionsTexts.reads({ tokens: formatNumber(contextTokens) }),
    sees && connectionsTexts.sees,
  ].filter(Boolean)
  return (
    <span className="flex flex-col">
      <span className="break-all text-ink">{id}</span>
      {facts.length > 0 && <span className="text-12">{facts.join(', ')}</span>}
    </span>
  )
}
