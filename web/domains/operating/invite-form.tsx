import { type FormEvent, type ReactNode, useId, useState } from 'react'
import {
  addressesPerRequestMax,
  givenTiers,
  type InvitationsInput,
  type InvitationsMade,
  invitationDays,
  invitationsInput,
} from '../../../contract/operating/invitations.ts'
import { plans } from '../../../contract/plans.ts'
import { invitationsTexts as texts } from '../../locales/en/operating/invitations.ts'
import { formatList } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CopyButton } from '../../ui/fields/copy-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useInvite } from './invitation-queries.ts'

type Days = InvitationsInput['days']
type Plan = InvitationsInput['tier']

/** Takes addresses to invite by mail; without any, a link is made. */
export function InviteForm({ sellsPlans }: { sellsPlans: boolean }) {
  const id = useId()
  const { mutate, data: made, error, isPending, reset } = useInvite()
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState<Days>(7)
  const [tier, setTier] = useState<Plan>(null)
  const [hasTooMany, setTooMany] = useState(false)
  const addresses = typed.split(/[\s,;]/).filter(Boolean)

  function submit(event: FormEvent) {
    event.preventDefault()
    const input = invitationsInput.safeParse({ addresses, days, tier })
    setTooMany(!input.success)
    if (input.success) mutate(input.data, { onSuccess: () => setTyped('') })
  }
  return (
    <Card className="p-5 max-md:p-4">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-addresses`} className="w-fit font-medium">
            {texts.addresses}
          </label>
          <Textarea
            id={`${id}-addresses`}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              if (made || error) reset()
            }}
            aria-describedby={`${id}-hint`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            className="h-20 p-3! text-14!"
          />
          <p id={`${id}-hint`} className="text-13 text-ink-muted">
            {texts.addressesHint({ most: addressesPerRequestMax })}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:flex-col max-sm:items-stretch">
          <Choice label={texts.valid} id={`${id}-days`}>
            <Select
              id={`${id}-days`}
              value={days}
              onChange={(event) => setDays(Number(event.target.value) as Days)}
            >
              {invitationDays.map((each) => (
                <option key={each} value={each}>
                  {texts.days({ days: each })}
                </option>
              ))}
            </Select>
          </Choice>
          {sellsPlans && (
            <Choice label={texts.plan} id={`${id}-plan`}>
              <Select
                id={`${id}-plan`}
                value={tier ?? ''}
                onChange={(event) => setTier((event.target.value || null) as Plan)}
              >
                <option value="">{plans.free.name}</option>
                {givenTiers.map((each) => (
                  <option key={each} value={each}>
                    {plans[each].name}
                  </option>
                ))}
              </Select>
            </Choice>
          )}
          <Button type="submit" variant="primary" busy={isPending} className="sm:ml-auto">
            {addresses.length > 0 ? texts.invite({ count: addresses.length }) : texts.makeLink}
          </Button>
        </div>
        {hasTooMany && <ErrorNote>{texts.tooMany({ most: addressesPerRequestMax })}</ErrorNote>}
        {error && <ErrorNote>{error.message}</ErrorNote>}
        {made && <Made made={made} />}
      </form>
    </Card>
  )
}

function Choice({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5 sm:w-44">
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      {children}
    </div>
  )
}

function Made({ made: { link, known, invited } }: { made: InvitationsMade }) {
  return (
    <div className="flex flex-col gap-2">
      {link ? (
        <>
          <Note tone="positive">{texts.linkMade}</Note>
          <div className="flex items-center gap-2">
            <output className="min-w-0 flex-1 rounded-control bg-surface-sunken px-3 py-2 font-mono text-13 break-all">
              {link}
            </output>
            <CopyButton text={link} label={texts.copyLink} />
          </div>
        </>
      ) : (
        invited > 0 && <Note tone="positive">{texts.invited({ count: invited })}</Note>
      )}
      {known.length > 0 && <Note tone="caution">{texts.known({ addresses: formatList(known) })}</Note>}
    </div>
  )
}
