import { type FormEvent, useId, useState } from 'react'
import { type LegalNames, legalInput, legalLimits } from '../../../contract/site/legal.ts'
import { setUpTexts as texts } from '../../locales/en/site/set-up.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSiteChange } from './queries.ts'

/** Who runs the site, where, and under which law: for the legal pages and the footer. */
export function LegalForm({ legal }: { legal: LegalNames }) {
  const id = useId()
  const { mutate, isPending, error } = useSiteChange()
  const [values, setValues] = useState(legal)
  const [fault, setFault] = useState<string | null>(null)
  const field = (name: keyof LegalNames) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: fault === name ? texts.legalWrong : null,
  })

  const { operatorMax, seatMax, lawMax } = legalLimits
  const rows = [
    { name: 'operator', label: texts.legalOperator, hint: texts.legalOperatorHint, most: operatorMax },
    { name: 'seat', label: texts.legalSeat, hint: texts.legalSeatHint, most: seatMax },
    { name: 'law', label: texts.legalLaw, hint: texts.legalLawHint, most: lawMax },
  ] as const

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = legalInput.safeParse(values)
    setFault(read.success ? null : String(read.error.issues[0]?.path[0] ?? ''))
    if (read.success) mutate({ legal: read.data }, { onSuccess: () => toast(texts.saved) })
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-16 font-medium">
          {texts.legal}
        </h2>
        <p className="text-13 text-pretty text-ink-muted">{texts.legalText}</p>
      </div>
      <Card className="p-5 max-md:p-4">
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          {rows.map(({ name, label, hint, most }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              maxLength={most}
              autoComplete="off"
              {...field(name)}
            />
          ))}
          <TextField
            label={texts.legalSince}
            hint={texts.legalSinceHint}
            type="date"
            className="max-w-56"
            {...field('since')}
          />
          {error && <ErrorNote>{error.message}</ErrorNote>}
          <Button type="submit" variant="primary" busy={isPending} className="self-start">
            {texts.legalSave}
          </Button>
        </form>
      </Card>
    </section>
  )
}
