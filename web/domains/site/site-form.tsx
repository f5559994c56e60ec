import { type FormEvent, useState } from 'react'
import { type SiteInput, type SiteState, siteInput } from '../../../contract/site/site.ts'
import { siteRules } from '../../locales/en/shared/site.ts'
import { setUpTexts } from '../../locales/en/site/set-up.ts'
import { ruleText } from '../../locales/rule-text.ts'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { SignUpsChoice } from './sign-ups-choice.tsx'

type SiteFormProps = {
  state: SiteState
  id: string
  error: Error | null
  /** Receives what changed, which may be nothing. */
  onSave: (change: SiteInput) => void
}

/** The name and address of the site, new accounts, look-ups and plans. What the environment fixes is shown with its setting. */
export function SiteForm({ state, id, error, onSave }: SiteFormProps) {
  const [name, setName] = useState(state.name.value)
  const [supportEmail, setSupportEmail] = useState(
    state.supportEmail.isChosen ? state.supportEmail.value : '',
  )
  const [signUps, setSignUps] = useState(state.signUps.value)
  const [domains, setDomains] = useState(state.signUpDomains.value.join(', '))
  const [publicPages, setPublicPages] = useState(state.publicPages.value)
  const [lookUpsOn, setLookUpsOn] = useState(state.lookUpsOn.value)
  const [plansOn, setPlansOn] = useState(state.plansOn.value)
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null)
  const { needs } = state.plansOn

  function submit(event: FormEvent) {
    event.preventDefault()
    const values = {
      name: name.trim(),
      supportEmail: supportEmail.trim(),
      signUps,
      signUpDomains: domains.split(/[\s,;]/).filter(Boolean),
      lookUpsOn,
      plansOn,
      publicPages,
    }
    const change = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => {
        const now = state[field as keyof typeof values]
        const isEmpty = field === 'supportEmail' && value === '' && !state.supportEmail.isChosen
        return now.fixedBy === null && String(value) !== String(now.value) && !isEmpty
      }),
    )
    const read = siteInput.safeParse(change)
    const issue = read.error?.issues[0]
    setFault(issue ? { field: String(issue.path[0]), text: ruleText(siteRules, issue.message) } : null)
    if (read.success) onSave(read.data)
  }
  const fixed = (setting: string | null) => (setting === null ? null : setUpTexts.fixedBy({ setting }))
  const errorOf = (field: string) => (fault?.field === field ? fault.text : null)
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={setUpTexts.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint={fixed(state.name.fixedBy)}
        disabled={state.name.fixedBy !== null}
        error={errorOf('name')}
        autoComplete="off"
      />
      <TextField
        label={setUpTexts.supportEmail}
        type="email"
        value={supportEmail}
        onChange={(event) => setSupportEmail(event.target.value)}
        hint={fixed(state.supportEmail.fixedBy) ?? setUpTexts.supportHint}
        disabled={state.supportEmail.fixedBy !== null}
        error={errorOf('supportEmail')}
        autoComplete="off"
      />
      <SignUpsChoice
        value={signUps}
        onChange={setSignUps}
        fixed={fixed(state.signUps.fixedBy)}
        domains={domains}
        onDomains={setDomains}
        domainsFixed={fixed(state.signUpDomains.fixedBy)}
        domainsError={errorOf('signUpDomains')}
      />
      <Switch
        label={setUpTexts.lookUps}
        text={fixed(state.lookUpsOn.fixedBy) ?? setUpTexts.lookUpsText}
        checked={lookUpsOn}
        onChange={setLookUpsOn}
        disabled={state.lookUpsOn.fixedBy !== null}
      />
      <Switch
        label={setUpTexts.plans}
        text={
          fixed(state.plansOn.fixedBy) ??
          (needs ? setUpTexts.plansNeed({ setting: needs }) : setUpTexts.plansText)
        }
        checked={plansOn}
        onChange={setPlansOn}
        disabled={state.plansOn.fixedBy !== null || needs !== null}
      />
      <Switch
        label={setUpTexts.publicPages}
        text={fixed(state.publicPages.fixedBy) ?? setUpTexts.publicPagesText}
        checked={publicPages}
        onChange={setPublicPages}
        disabled={state.publicPages.fixedBy !== null}
      />
      {error && <ErrorNote>{error.message}</ErrorNote>}
    </form>
  )
}
