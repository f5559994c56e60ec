import { type FormEvent, useId, useState } from 'react'
import {
  type ConnectionInput,
  type ConnectionKind,
  type ConnectionModel,
  type ConnectionState,
  connectionInput,
  connectionKindNames,
  connectionKinds,
  connectionTestInput,
} from '../../../contract/site/connections.ts'
import { connectionRules } from '../../locales/en/shared/connections.ts'
import { connectionsTexts } from '../../locales/en/site/connections.ts'
import { ruleText } from '../../locales/rule-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ModelChooser } from './model-chooser.tsx'
import { useConnectionChanges, useConnectionTest } from './queries.ts'
import { suggestModels } from './suggest-models.ts'
import { TestResult } from './test-result.tsx'

type ConnectionFormProps = {
  /** The connection that is changed; null for a new one. */
  connection: ConnectionState | null
  onSaved: (name: string) => void
  onCancel?: () => void
}

type Fault = { field: string; text: string }

/** Connects a server: what it is, its address and key, a test that says what is wrong, and its models. */
export function ConnectionForm({ connection, onSaved, onCancel }: ConnectionFormProps) {
  const kindId = useId()
  const form = useConnectionForm(connection, onSaved)
  const { kind, address, key, name, fault, test, save } = form
  const row = connectionKinds[kind]
  const errorOf = (field: string) => (fault?.field === field ? fault.text : null)
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5 p-5 max-md:p-4">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={kindId} className="w-fit font-medium">
          {connectionsTexts.kinds}
        </label>
        <Select
          id={kindId}
          value={kind}
          onChange={(event) => form.chooseKind(event.target.value as ConnectionKind)}
        >
          {connectionKindNames.map((each) => (
            <option key={each} value={each}>
              {each === 'other' ? connectionsTexts.anyAddress : connectionKinds[each].name}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label={connectionsTexts.address}
        hint={connectionsTexts.addressHint}
        type="url"
        value={address}
        onChange={(event) => form.setAddress(event.target.value)}
        placeholder={row.example}
        error={errorOf('address')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-col gap-1.5">
        <PasswordField
          label={connectionsTexts.key}
          value={key}
          onChange={(event) => form.setKey(event.target.value)}
          error={errorOf('key')}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
        <p className="text-13 text-ink-muted">{keyHint(connection, kind, address)}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button busy={test.isPending} onClick={() => void form.runTest()}>
          {connectionsTexts.test}
        </Button>
        <TestResult test={test.data ?? null} model={form.testedModel} error={test.error} />
      </div>
      <ModelChooser
        models={form.models}
        chosen={form.chosen}
        onChange={form.setChosen}
        error={errorOf('models')}
      />
      <TextField
        label={connectionsTexts.name}
        value={name}
        onChange={(event) => form.setName(event.target.value)}
        error={errorOf('name')}
        autoComplete="off"
      />
      {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {connectionsTexts.save}
        </Button>
        {form.hasFailedTest && (
          <Button busy={save.isPending} onClick={() => void form.saveAnyway()}>
            {connectionsTexts.saveAnyway}
          </Button>
        )}
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {connectionsTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

function keyHint(connection: ConnectionState | null, kind: ConnectionKind, address: string): string {
  const optional = connectionKinds[kind].key === 'optional'
  if (connection?.keyEnd) return connectionsTexts.keyKept({ end: connection.keyEnd })
  if (optional) return connectionsTexts.keyOptional
  const host = URL.canParse(address) ? new URL(address).host : connectionKinds[kind].name
  return connectionsTexts.keySafe({ host })
}

function useConnectionForm(connection: ConnectionState | null, onSaved: (name: string) => void) {
  const test = useConnectionTest()
  const { save } = useConnectionChanges()
  const [kind, setKind] = useState<ConnectionKind>(connection?.kind ?? 'openai')
  const [address, setAddress] = useState<string>(connection?.address ?? connectionKinds.openai.address)
  const [key, setKey] = useState('')
  const [name, setName] = useState<string>(connection?.name ?? connectionKinds.openai.name)
  const [models, setModels] = useState<ConnectionModel[]>([])
  const [chosen, setChosen] = useState<ConnectionModel[]>(connection?.models ?? [])
  const [fault, setFault] = useState<Fault | null>(null)
  const [testedModel, setTestedModel] = useState<string | null>(null)

  const reach = () => ({ kind, address, ...(key === '' ? {} : { key }) })
  const inputOf = (picked: ConnectionModel[]) => ({
    name,
    ...reach(),
    models: picked,
  })

  function chooseKind(next: ConnectionKind) {
    const wasNamed = name.trim() !== '' && name !== connectionKinds[kind].name
    setKind(next)
    setAddress(connectionKinds[next].address)
    if (!wasNamed) setName(next === 'other' ? '' : connectionKinds[next].name)
    // A key of one service is not sent to another.
    setKey('')
    setModels([])
    setChosen([])
    setFault(null)
    test.reset()
  }

  /** Asks the server for its models and, where one is chosen, for a reply. Returns whether all was well. */
  async function runTest(picked = chosen): Promise<boolean> {
    const model = picked[0]?.id
    const input = connectionTestInput.safeParse({
      ...reach(),
      ...(connection ? { connectionId: connection.id } : {}),
      ...(model ? { model } : {}),
    })
    setFault(input.success ? null : faultOf(input.error))
    if (!input.success) return false
    setTestedModel(model ?? null)
    const result = await test.mutateAsync(input.data).catch(() => null)
    if (result?.models) {
      const found = new Map(result.models.map((each) => [each.id, each]))
      setModels(result.models)
      const known = picked.map((each) => found.get(each.id) ?? each)
      setChosen(known.length > 0 ? known : suggestModels(kind, result.models))
    }
    return result?.outcome === 'works'
  }

  async function store(input: ConnectionInput) {
    const saved = await save.mutateAsync({ id: connection?.id ?? null, ...input }).catch(() => null)
    if (saved) onSaved(input.name)
  }

  function checked(): ConnectionInput | null {
    const input = connectionInput.safeParse(inputOf(chosen))
    setFault(input.success ? null : faultOf(input.error))
    return input.success ? input.data : null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Without a choice, the test first shows what there is to choose.
    if (chosen.length === 0 && models.length === 0 && !(await runTest())) return
    const input = checked()
    if (input && (await runTest())) await store(input)
  }

  async function saveAnyway() {
    const input = checked()
    if (input) await store(input)
  }

  return {
    ...{ kind, address, key, name, models, chosen, fault, testedModel, test, save },
    ...{ setAddress, setKey, setName, setChosen, chooseKind, runTest, submit, saveAnyway },
    isSaving: save.isPending,
    hasFailedTest:
      chosen.length > 0 && !test.isPending && (test.isError || (test.data && test.data.outcome !== 'works')),
  }
}

function faultOf({ issues }: { issues: { path: PropertyKey[]; message: string }[] }): Fault | null {
  const [issue] = issues
  return issue ? { field: String(issue.path[0]), text: ruleText(connectionRules, issue.message) } : null
}
