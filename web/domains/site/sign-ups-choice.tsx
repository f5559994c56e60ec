import { type SignUps, signUpStates } from '../../../contract/site/sign-ups.ts'
import { setUpTexts } from '../../locales/en/site/set-up.ts'
import { TextField } from '../../ui/fields/input.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'

type SignUpsChoiceProps = {
  value: SignUps
  onChange: (value: SignUps) => void
  /** Why the choice is fixed; null where it is free. */
  fixed: string | null
  domains: string
  onDomains: (typed: string) => void
  domainsFixed: string | null
  domainsError: string | null
}

/** Who may create an account, and with which addresses. */
export function SignUpsChoice(props: SignUpsChoiceProps) {
  const { value, onChange, fixed, domains, onDomains, domainsFixed, domainsError } = props
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">{setUpTexts.signUps}</p>
        {fixed === null ? (
          <Segmented
            label={setUpTexts.signUps}
            value={value}
            onChange={(next) => onChange(next as SignUps)}
            options={signUpStates.map((each) => ({ value: each, label: setUpTexts.signUpStates[each] }))}
          />
        ) : (
          <p>{setUpTexts.signUpStates[value]}</p>
        )}
        <p className="min-h-10 text-13 text-pretty text-ink-muted">
          {fixed ?? setUpTexts.signUpTexts[value]}
        </p>
      </div>
      {value === 'open' && (
        <TextField
          label={setUpTexts.domains}
          value={domains}
          onChange={(event) => onDomains(event.target.value)}
          hint={domainsFixed ?? setUpTexts.domainsHint}
          disabled={domainsFixed !== null}
          error={domainsError}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </div>
  )
}
